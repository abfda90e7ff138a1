import { dayInSaoPaulo } from '@site/contracts/inSaoPaulo'

const DAY = 24 * 60 * 60_000
const DAYS_OF_WEEK = 7
/** The Monday of the first week of 1970 was the 5th. */
const FIRST_MONDAY = 4 * DAY

/** When a day begins in São Paulo, in ms. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00-03:00`)

/** The seven days of the week of a moment, from Monday on; `before` counts weeks back. */
export function daysOfWeek(time: number, before = 0): string[] {
  const today = Date.parse(dayInSaoPaulo(time))
  const monday = today - ((today - FIRST_MONDAY) % (DAYS_OF_WEEK * DAY)) - before * DAYS_OF_WEEK * DAY
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => new Date(monday + index * DAY).toISOString().slice(0, 10))
}
