import { inSaoPaulo } from './inSaoPaulo.ts'
import { isNationalHoliday } from './nationalHolidays.ts'
import { dayName, hourText, type OpeningHours, readOpeningHours } from './openingHours.ts'

const WEEK = 7
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Weekday (Monday is 0), time and day (as midnight UTC) in São Paulo. */
function momentInSaoPaulo(date: Date): { weekday: number; time: string; day: number } {
  const there = inSaoPaulo(date.getTime())
  const day = Date.parse(there.slice(0, 10))
  return { weekday: (new Date(day).getUTCDay() + WEEK - 1) % WEEK, time: there.slice(11, 16), day }
}

const hoursOf = (hours: readonly OpeningHours[], weekday: number) =>
  hours
    .filter(({ first, last }) => weekday >= first && weekday <= last)
    .sort((one, other) => (one.opens < other.opens ? -1 : 1))

/** Names of the weekdays on which the agency is closed. */
export function closedDays(openingHours: string): string[] {
  const hours = readOpeningHours(openingHours) ?? []
  return Array.from({ length: WEEK }, (_, weekday) => weekday)
    .filter((weekday) => hoursOf(hours, weekday).length === 0)
    .map(dayName)
}

/** Whether the agency is open at this moment. The opening minute counts as open, the closing minute does not. */
export function isOpenAt(openingHours: string, date: Date): boolean {
  return currentHours(openingHours, date) !== undefined
}

function currentHours(openingHours: string, date: Date): OpeningHours | undefined {
  const { weekday, time, day } = momentInSaoPaulo(date)
  if (isNationalHoliday(new Date(day))) return undefined
  const today = hoursOf(readOpeningHours(openingHours) ?? [], weekday)
  return today.find(({ opens, closes }) => time >= opens && time < closes)
}

/** Whether it is open, and when that changes: 'Fechado agora. Abrimos segunda-feira às 8h.' */
export function openingSentence(openingHours: string, date: Date): string {
  const current = currentHours(openingHours, date)
  if (current) return `Aberto agora, até as ${hourText(current.closes)}.`
  const next = openMinutes(openingHours, date).next().value
  return next ? `Fechado agora. Abrimos ${next.day} às ${hourText(next.from)}.` : 'Fechado agora.'
}

/** WhatsApp messages are answered within two opening hours (specification, section 1). */
const REPLY_MINUTES = 120

/**
 * Whether the agency is open, and by when a WhatsApp message that is sent now is answered: as text, and as the moment it is
 * due.
 */
export function whatsAppReply(openingHours: string, date: Date): { text: string; due?: Date | undefined } {
  const opening = openingSentence(openingHours, date)
  const due = dueAfter(openingHours, REPLY_MINUTES, date)
  return due ? { text: `${opening} Pelo WhatsApp, a resposta chega ${due.text}.`, due: due.at } : { text: opening }
}

type Due = { at: Date; text: string }

/** The moment after which this many opening minutes have passed; undefined if the agency never opens. */
function dueAfter(openingHours: string, minutes: number, since: Date): Due | undefined {
  const { time } = momentInSaoPaulo(since)
  let left = minutes
  for (const { ahead, day, from, to } of openMinutes(openingHours, since)) {
    const length = minutesOf(to) - minutesOf(from)
    if (left > length) {
      left -= length
      continue
    }
    const end = minutesOf(from) + left
    const passed = (ahead * DAY) / MINUTE + end - minutesOf(time)
    return { at: new Date(since.getTime() + passed * MINUTE), text: `${day}, até as ${hourText(timeOf(end))}` }
  }
  return undefined
}

type Open = { ahead: number; day: string; from: string; to: string }

/** The opening hours from a moment on, in order, for two weeks. */
function* openMinutes(openingHours: string, since: Date): Generator<Open, undefined> {
  const hours = readOpeningHours(openingHours) ?? []
  const { weekday, time, day } = momentInSaoPaulo(since)
  for (let ahead = 0; ahead < 2 * WEEK; ahead++) {
    if (isNationalHoliday(new Date(day + ahead * DAY))) continue
    for (const { opens, closes } of hoursOf(hours, (weekday + ahead) % WEEK)) {
      if (ahead === 0 && closes <= time) continue
      const from = ahead === 0 && opens < time ? time : opens
      yield { ahead, day: dayInWords(weekday, ahead), from, to: closes }
    }
  }
}

const SUFFIXED = 5

function dayInWords(weekday: number, ahead: number): string {
  if (ahead < 2) return ahead === 0 ? 'hoje' : 'amanhã'
  const day = (weekday + ahead) % WEEK
  return day < SUFFIXED ? `${dayName(day)}-feira` : dayName(day)
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

const timeOf = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
