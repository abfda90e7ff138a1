import type { Measure } from '../../../views/ViewCounts.ts'
import { type Count, type Period, totalOf } from './Evidence.ts'
import { logMean } from './logMean.ts'

/** A canary is intolerable that is bad half as often again as the control, */
const RATIO = 1.5

/** and in at least this part of its views. */
const rates: Readonly<Record<Measure, number>> = { error: 0.03, lcp: 0.1, inp: 0.1, cls: 0.1, silent: 0.1 }

/**
 * The logarithm of an e-value against "the canary is intolerable". A third is laid on its being like the control, the rest on
 * its being bad seldom enough: where little is bad, a comparison would take too long.
 */
export function evidenceOfFine(measure: Measure, periods: readonly Period[]): number {
  const alike = periods.reduce((sum, period) => sum + evidenceOfAlike(period), 0)
  const canary = totalOf(periods.map((period) => period.canary))
  const rate = rates[measure]
  return logMean([alike, evidenceOfSeldom(canary, rate / 3, rate), evidenceOfSeldom(canary, (rate * 2) / 3, rate)])
}

function evidenceOfAlike({ control, canary }: Period): number {
  const views = control.views + canary.views
  if (views === 0) return 0
  const share = canary.views / views
  return (control.bad + canary.bad) * Math.log1p(share * (RATIO - 1)) - canary.bad * Math.log(RATIO)
}

/** The likelihood ratio of two rates. */
function evidenceOfSeldom({ views, bad }: Count, rate: number, other: number): number {
  return bad * Math.log(rate / other) + (views - bad) * Math.log((1 - rate) / (1 - other))
}
