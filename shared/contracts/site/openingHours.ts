/** Opening hours of a range of weekdays. Days count from Monday (0) to Sunday (6), times are `08:00`. */
export type OpeningHours = { first: number; last: number; opens: string; closes: string }

const codes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const names = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo']
const MASCULINE = ['sábado', 'domingo']
const entry = /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/

/**
 * Parses hours in the notation of schema.org's `openingHours`, with commas between the entries: `Mo-Fr 08:00-18:00,Sa
 * 08:00-12:00`. Undefined if it is malformed, or an entry ends before it begins.
 */
export function readOpeningHours(text: string): OpeningHours[] | undefined {
  const read: OpeningHours[] = []
  for (const part of text.split(',')) {
    const [, from = '', to = from, ...digits] = entry.exec(part.trim()) ?? []
    const [opens, closes] = [digits.slice(0, 2).join(':'), digits.slice(2).join(':')]
    const hours = { first: codes.indexOf(from), last: codes.indexOf(to), opens, closes }
    if (hours.first < 0 || hours.last < hours.first || opens >= closes) return undefined
    read.push(hours)
  }
  return read
}

/** One line per range of days: `Segunda a sexta`, `8h às 18h`. */
export function hoursLines(text: string): { days: string; time: string }[] {
  return (readOpeningHours(text) ?? []).map(({ first, last, opens, closes }) => {
    const days = first === last ? dayName(first) : `${dayName(first)} a ${dayName(last)}`
    return { days: days.charAt(0).toUpperCase() + days.slice(1), time: `${hourText(opens)} às ${hourText(closes)}` }
  })
}

/** Shown wherever the hours are: the agency is closed on national holidays (nationalHolidays.ts). */
export const exceptHolidays = 'exceto feriados nacionais'

/** The hours as part of a sentence: `de segunda a sexta, das 8h às 18h, exceto feriados nacionais`. */
export function hoursInSentence(text: string): string {
  const parts = (readOpeningHours(text) ?? []).map(({ first, last, opens, closes }) => {
    const one = MASCULINE.includes(dayName(first)) ? `aos ${dayName(first)}s` : `às ${dayName(first)}s`
    const days = first === last ? one : `de ${dayName(first)} a ${dayName(last)}`
    return `${days}, das ${hourText(opens)} às ${hourText(closes)}`
  })
  const days = [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(', e ')
  return `${days}, ${exceptHolidays}`
}

/** Name of a weekday, as in `segunda a sexta`. */
export function dayName(day: number): string {
  return names[day] ?? ''
}

/** `8h`, `8h30`. */
export function hourText(time: string): string {
  const [hour, minute] = time.split(':').map(Number)
  return `${hour}h${minute ? String(minute).padStart(2, '0') : ''}`
}
