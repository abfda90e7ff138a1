import type { Period } from './Evidence.ts'
import { logMean } from './logMean.ts'

/** How many times as often the canary may be bad: from 5 % more to 23 times, each the square of the one before. */
const ratios = [1, 2, 4, 8, 16, 32, 64].map((power) => 1.05 ** power)

/**
 * The logarithm of an e-value against "the canary is bad no more often than the control": what a stake of one has become
 * that was laid on all `ratios` alike, on odds under which such a canary wins nothing.
 */
export function evidenceOfWorse(periods: readonly Period[]): number {
  return logMean(ratios.map((ratio) => periods.reduce((sum, period) => sum + gain(period, ratio), 0)))
}

/**
 * Of all views of the period and all bad ones as they are, an equal canary's bad ones are drawn without replacing. What
 * `ratio ** bad` then comes to on average is not computed, but bounded from above in two ways: by drawing with
 * replacing (Hoeffding), which is close for a large ratio, and by Bennett's bound with the true variance, which is close for
 * a small one and where many views are bad.
 */
function gain({ control, canary }: Period, ratio: number): number {
  if (control.views === 0 || canary.views === 0) return 0
  const views = control.views + canary.views
  const bad = control.bad + canary.bad
  const share = canary.views / views
  const growth = Math.log(ratio)
  const variance = (bad * share * (1 - share) * (views - bad)) / (views - 1)
  const hoeffding = bad * Math.log1p(share * (ratio - 1))
  const bennett = bad * share * growth + variance * (ratio - 1 - growth)
  return canary.bad * growth - Math.min(hoeffding, bennett)
}
