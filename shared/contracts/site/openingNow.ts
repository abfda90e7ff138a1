import { dayName, hourText, type OpeningHours, readOpeningHours } from './openingHours.ts'

const WEEK = 7
const MINUTE = 60_000
const BEHIND_UTC = 3 * 60 * MINUTE

/**
 * Weekday (from Monday, 0) and time in São Paulo, wherever the visitor's clock is. By hand, since its clock is never put
 * forward or back: the first `Intl` formatter of a page keeps a phone busy for longer than all else that a tap does.
 */
function momentInSaoPaulo(date: Date): { weekday: number; time: string } {
  const there = new Date(date.getTime() - BEHIND_UTC)
  return { weekday: (there.getUTCDay() + WEEK - 1) % WEEK, time: there.toISOString().slice(11, 16) }
}

const hoursOf = (hours: readonly OpeningHours[], weekday: number) =>
  hours
    .filter(({ first, last }) => weekday >= first && weekday <= last)
    .sort((one, other) => (one.opens < other.opens ? -1 : 1))

/** Days on which nobody answers, by their names. */
export function closedDays(openingHours: string): string[] {
  const hours = readOpeningHours(openingHours) ?? []
  return Array.from({ length: WEEK }, (_, weekday) => weekday)
    .filter((weekday) => hoursOf(hours, weekday).length === 0)
    .map(dayName)
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

/** Open or closed now, and when that changes: 'Fechado agora. Abrimos segunda-feira às 8h.' */
export function openingSentence(openingHours: string, date: Date): string {
  const current = currentHours(openingHours, date)
  if (current) return `Aberto agora, até as ${hourText(current.closes)}.`
  const next = openMinutes(openingHours, date).next().value
  return next ? `Fechado agora. Abrimos ${next.day} às ${hourText(next.from)}.` : 'Fechado agora.'
}

/** On WhatsApp an answer comes within two hours in which the agency is open (specification, section 1). */
const ANSWER_MINUTES = 120

/** Open or closed, and until when somebody who writes now has an answer by WhatsApp: in words, and as the moment it is due. */
export function whatsAppAnswer(openingHours: string, date: Date): { says: string; due?: Date | undefined } {
  const opening = openingSentence(openingHours, date)
  const due = dueAfter(openingHours, ANSWER_MINUTES, date)
  return due ? { says: `${opening} Pelo WhatsApp, a resposta chega ${due.says}.`, due: due.at } : { says: opening }
}

type Due = { at: Date; says: string }

/** When so many minutes of opening hours have passed since a moment; undefined where nobody ever answers. */
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
    const passed = ahead * 24 * 60 + end - minutesOf(time)
    return { at: new Date(since.getTime() + passed * MINUTE), says: `${day}, até as ${hourText(timeOf(end))}` }
  }
  return undefined
}

type Open = { ahead: number; day: string; from: string; to: string }

/** The hours in which somebody answers from a moment on, for a fortnight, in order. */
function* openMinutes(openingHours: string, since: Date): Generator<Open, undefined> {
  const hours = readOpeningHours(openingHours) ?? []
  const { weekday, time } = momentInSaoPaulo(since)
  for (let ahead = 0; ahead < 2 * WEEK; ahead++) {
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
