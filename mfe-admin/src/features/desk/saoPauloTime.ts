/** São Paulo has no daylight saving time. */
const BEHIND_UTC = 3 * 60 * 60_000

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A moment on São Paulo's clock, in its parts, without a formatter of the browser's. */
export function saoPauloTime(moment: string | number) {
  const date = new Date(new Date(moment).getTime() - BEHIND_UTC)
  return {
    year: String(date.getUTCFullYear()),
    month: twoDigits(date.getUTCMonth() + 1),
    day: twoDigits(date.getUTCDate()),
    time: `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`,
  }
}

/** The present day there, as a date field has it: 2026-11-29. */
export function todayInSaoPaulo(): string {
  const { year, month, day } = saoPauloTime(Date.now())
  return `${year}-${month}-${day}`
}
