const BEHIND_UTC = 3 * 60 * 60_000
const DAY = 24 * 60 * 60_000
const DAYS_OF_WEEK = 7
/** The Monday of the first week of 1970 was the 5th. */
const FIRST_MONDAY = 4 * DAY

/** A moment as clocks in São Paulo show it, where there is no daylight saving time: 2026-11-22T16:32:00.000. */
export const inSaoPaulo = (time: number): string => new Date(time - BEHIND_UTC).toISOString().slice(0, -1)

/** The day of a moment in São Paulo: 2026-11-22. */
export const dayInSaoPaulo = (time: number): string => inSaoPaulo(time).slice(0, 10)

/** When a day begins there, in ms. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00-03:00`)

/** The seven days of the week of a moment, from Monday on; `before` counts weeks back. */
export function daysOfWeek(time: number, before = 0): string[] {
  const today = startOfDay(dayInSaoPaulo(time)) - BEHIND_UTC
  const monday = today - ((today - FIRST_MONDAY) % (DAYS_OF_WEEK * DAY)) - before * DAYS_OF_WEEK * DAY
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => new Date(monday + index * DAY).toISOString().slice(0, 10))
}
