import {
  type OverviewAnswers,
  type OverviewGroup,
  type OverviewMeasure,
  type OverviewNumbers,
  type OverviewWeek,
  overviewMeasures,
} from '@site/contracts/DeskOverview'
import { dayInSaoPaulo } from '@site/contracts/inSaoPaulo'
import { daysOfWeek } from '../timing/daysOfWeek.ts'

/** Something that happened: on a day, in a part of the site, and by what led there; either may be unknown. */
export type Happening = {
  measure: OverviewMeasure
  day: string
  part: string
  source: string | undefined
  count: number
}

/** A lead that was promised an answer: when it was due, and when it was given. */
export type PromisedAnswer = { receivedAt: number; due: number; answeredAt: number | undefined }

/** Rows of a table; the others are added up in one. */
const MAX_GROUPS = 8

const texts = { unknown: 'Não se sabe', direct: 'Direto', others: 'Outros' } as const

/** This week beside the last one, up to the same day, from what happened in the two. */
export function overviewWeek(
  happenings: readonly Happening[],
  answers: readonly PromisedAnswer[],
  now: number,
): OverviewWeek {
  const today = dayInSaoPaulo(now)
  const [days, former] = [daysOfWeek(now), daysOfWeek(now, 1)]
  const passed = days.filter((day) => day <= today).length
  const sumOf = (which: readonly string[], all = happenings) => sum(all.filter(({ day }) => which.includes(day)))
  const comparable = former.slice(0, passed)
  const groupsOf = (labelOf: (happening: Happening) => string): OverviewGroup[] => {
    const labels = [...new Set(happenings.map(labelOf))]
    const groups = labels.map((label) => {
      const own = happenings.filter((one) => labelOf(one) === label)
      return { label, now: sumOf(days, own), before: sumOf(comparable, own) }
    })
    return bounded(groups.filter(({ now: present, before }) => isSomething(present) || isSomething(before)))
  }
  return {
    days: days.map((day, index) => ({
      day,
      now: sumOf([day]),
      before: sumOf(former.slice(index, index + 1)),
      isFuture: day > today,
    })),
    now: sumOf(days),
    before: sumOf(comparable),
    whole: sumOf(former),
    answers: { now: kept(answers, days, now), before: kept(answers, comparable, now) },
    parts: groupsOf(({ part }) => part || texts.unknown),
    sources: groupsOf(({ source }) => (source === undefined ? texts.unknown : source || texts.direct)),
  }
}

const sum = (happenings: readonly Happening[]): OverviewNumbers => {
  const total = { visits: 0, taps: 0, leads: 0, won: 0 }
  for (const { measure, count } of happenings) total[measure] += count
  return total
}

const isSomething = (numbers: OverviewNumbers) => overviewMeasures.some((measure) => numbers[measure] > 0)

/** The largest first, by visits and, which count for more, leads; what is not known comes last. */
function bounded(groups: readonly OverviewGroup[]): OverviewGroup[] {
  const sorted = groups.toSorted((one, other) => weightOf(other) - weightOf(one) || (one.label < other.label ? -1 : 1))
  const [first, rest] = [sorted.slice(0, MAX_GROUPS), sorted.slice(MAX_GROUPS)]
  if (rest.length === 0) return first
  const add = (one: OverviewNumbers, other: OverviewNumbers): OverviewNumbers => ({
    visits: one.visits + other.visits,
    taps: one.taps + other.taps,
    leads: one.leads + other.leads,
    won: one.won + other.won,
  })
  const others = rest.reduce((total, { now, before }) => ({
    label: texts.others,
    now: add(total.now, now),
    before: add(total.before, before),
  }))
  return [...first, { ...others, label: texts.others }]
}

const weightOf = ({ label, now, before }: OverviewGroup) =>
  label === texts.unknown ? -1 : now.visits + before.visits + (now.leads + before.leads) * 10

/** Of the answers that were due, or given, how many came in time. */
function kept(answers: readonly PromisedAnswer[], days: readonly string[], now: number): OverviewAnswers {
  const own = answers.filter(({ receivedAt }) => days.includes(dayInSaoPaulo(receivedAt)))
  const judged = own.filter(({ due, answeredAt }) => answeredAt !== undefined || due < now)
  const inTime = judged.filter(({ due, answeredAt }) => answeredAt !== undefined && answeredAt <= due)
  return { inTime: inTime.length, of: judged.length }
}
