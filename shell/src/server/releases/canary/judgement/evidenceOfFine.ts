import { type Count, type Period, totalOf } from './Evidence.ts'
import { logMean } from './logMean.ts'

/** What is not tolerated: to be bad half as often again as the control, and in a view of a hundred or more. */
const RATIO = 1.5
const RATE = 0.01

/** What a good release's rate is taken for where few views are bad. */
const USUAL_RATE = RATE / 3

/**
 * The logarithm of an e-value against "the canary is worse than what is tolerated". One half is laid on its being like the
 * control, the other on its being bad so seldom that a comparison would take too long: a site without failures has nothing
 * to compare.
 */
export function evidenceOfFine(periods: readonly Period[]): number {
  const alike = periods.reduce((sum, period) => sum + evidenceOfAlike(period), 0)
  return logMean([alike, evidenceOfSeldom(totalOf(periods.map(({ canary }) => canary)))])
}

function evidenceOfAlike({ control, canary }: Period): number {
  if (control.views === 0 || canary.views === 0) return 0
  const share = canary.views / (control.views + canary.views)
  return (control.bad + canary.bad) * Math.log1p(share * (RATIO - 1)) - canary.bad * Math.log(RATIO)
}

function evidenceOfSeldom({ views, bad }: Count): number {
  return bad * Math.log(USUAL_RATE / RATE) + (views - bad) * Math.log((1 - USUAL_RATE) / (1 - RATE))
}
