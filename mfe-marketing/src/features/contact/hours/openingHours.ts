import { dayName, hourText, type OpeningHours, readOpeningHours } from '@site/contracts/openingHours'

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Weekday (from Monday, 0) and time in São Paulo, wherever the visitor's clock is. */
function momentInSaoPaulo(date: Date): { weekday: number; time: string } {
  const parts = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value]))
  return { weekday: weekdays.indexOf(parts.weekday ?? ''), time: `${parts.hour}:${parts.minute}` }
}

const hoursOf = (hours: readonly OpeningHours[], weekday: number) =>
  hours.filter(({ first, last }) => weekday >= first && weekday <= last)

/** Days on which nobody answers, by their names. */
export function closedDays(openingHours: string): string[] {
  const hours = readOpeningHours(openingHours) ?? []
  return weekdays.flatMap((_, weekday) => (hoursOf(hours, weekday).length > 0 ? [] : [dayName(weekday)]))
}

/** Whether somebody answers at this moment. The opening minute is open, the closing minute is not. */
export function isOpenAt(openingHours: string, date: Date): boolean {
  return currentHours(openingHours, date) !== undefined
}

function currentHours(openingHours: string, date: Date): OpeningHours | undefined {
  const { weekday, time } = momentInSaoPaulo(date)
  const today = hoursOf(readOpeningHours(openingHours) ?? [], weekday)
  return today.find(({ opens, closes }) => time >= opens && time < closes)
}

const SUFFIXED = 5

/** Open or closed now, and when that changes: 'Fechado agora. Abrimos segunda-feira às 8h.' */
export function openingSentence(openingHours: string, date: Date): string {
  const current = currentHours(openingHours, date)
  if (current) return `Aberto agora, até as ${hourText(current.closes)}.`
  const hours = readOpeningHours(openingHours) ?? []
  const { weekday, time } = momentInSaoPaulo(date)
  for (let ahead = 0; ahead <= weekdays.length; ahead++) {
    const day = (weekday + ahead) % weekdays.length
    const opening = hoursOf(hours, day)
      .map(({ opens }) => opens)
      .filter((opens) => ahead > 0 || opens > time)
      .sort()[0]
    if (!opening) continue
    const name = day < SUFFIXED ? `${dayName(day)}-feira` : dayName(day)
    const when = ahead === 0 ? 'hoje' : ahead === 1 ? 'amanhã' : name
    return `Fechado agora. Abrimos ${when} às ${hourText(opening)}.`
  }
  return 'Fechado agora.'
}
