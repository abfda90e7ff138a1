import type { Measure } from '../../../views/ViewCounts.ts'
import { type Count, type Period, totalOf } from './CanaryCounts.ts'
import { logMean } from './logMean.ts'

/** A canary is intolerable if its rate of bad views is half as high again as the control's, */
const RATIO = 1.5

/** and in at least this part of its views. */
const rates: Readonly<Record<Measure, number>> = { error: 0.03, lcp: 0.1, inp: 0.1, cls: 0.1, silent: 0.1 }

/**
 * The logarithm of an e-value against "the canary is intolerable". A third is bet on its being like the control, the rest on
 * its rate being low enough: with few bad views, a comparison alone would take too long.
 */
export function logEValueFine(measure: Measure, periods: readonly Period[]): number {
  const alike = periods.reduce((sum, period) => sum + logEValueAlike(period), 0)
  const canary = totalOf(periods.map((period) => period.canary))
  const rate = rates[measure]
  return logMean([alike, logLikelihoodRatio(canary, rate / 3, rate), logLikelihoodRatio(canary, (rate * 2) / 3, rate)])
}

function logEValueAlike({ control, canary }: Period): number {
  const views = control.views + canary.views
  if (views === 0) return 0
  const share = canary.views / views
  return (control.bad + canary.bad) * Math.log1p(share * (RATIO - 1)) - canary.bad * Math.log(RATIO)
}

/** The log-likelihood ratio of two rates. */
function logLikelihoodRatio({ views, bad }: Count, rate: number, other: number): number {
  return bad * Math.log(rate / other) + (views - bad) * Math.log((1 - rate) / (1 - other))
}
