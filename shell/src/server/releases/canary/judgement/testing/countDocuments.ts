import { type Measure, measures } from '../../../../views/ViewCounts.ts'
import type { Period } from '../CanaryCounts.ts'
import type { Report } from './SimulatedRelease.ts'

type Due = { side: keyof Period; report: Report }

/** How many minutes a document is open on average before it reports. */
const OPEN = 5

/** Bound once, as in simulateVisitors.ts. */
const { floor, log } = Math

/**
 * Counts like the site: a document is silent from when it is sent until it reports, and is then subtracted from the last
 * hour that has one.
 */
export function countDocuments(chance: () => number) {
  const counts: Record<Measure, Period[]> = { error: [], lcp: [], inp: [], cls: [], silent: [] }
  const due = new Map<number, Due[]>()
  let current = noCounts()

  function settle({ side, report }: Due): void {
    const row = counts.silent.findLast((period) => period[side].bad > 0)
    if (row) row[side].bad -= 1
    for (const measure of measures) {
      const bad = measure === 'silent' ? undefined : report[measure]
      if (bad === undefined) continue
      const count = current[measure][side]
      count.views += 1
      if (bad) count.bad += 1
    }
  }

  return {
    evidence: counts,
    beginPeriod(): void {
      current = noCounts()
      for (const measure of measures) counts[measure].push(current[measure])
    },
    /** A document without a report never reports. */
    send(minute: number, side: keyof Period, report: Report | undefined): void {
      const sent = current.silent[side]
      sent.views += 1
      sent.bad += 1
      if (!report) return
      const later = minute + 1 + floor(-log(1 - chance()) * OPEN)
      const others = due.get(later)
      if (others) others.push({ side, report })
      else due.set(later, [{ side, report }])
    },
    /** Receives the reports of a minute. */
    receive(minute: number): void {
      for (const report of due.get(minute) ?? []) settle(report)
      due.delete(minute)
    },
  }
}

function noCounts(): Record<Measure, Period> {
  const none = (): Period => ({ control: { views: 0, bad: 0 }, canary: { views: 0, bad: 0 } })
  return { error: none(), lcp: none(), inp: none(), cls: none(), silent: none() }
}
