import type { Period } from './CanaryCounts.ts'
import { logMean } from './logMean.ts'

/** Bound once: inside Jest, global look-ups are slow, and a simulation does millions of them. */
const { log, log1p, min } = Math

/** By which factors the canary's odds of a bad view may be higher: from 5 % to 23 times, each the square of the one before. */
const bets = [1, 2, 4, 8, 16, 32, 64].map((power) => {
  const ratio = 1.05 ** power
  return { ratio, growth: log(ratio) }
})

/**
 * The logarithm of an e-value against "the canary is bad no more often than the control": the value of an initial stake of
 * one, spread evenly over all `bets`, at odds under which such a canary has no expected gain.
 */
export function logEValueWorse(periods: readonly Period[]): number {
  const draws = periods.map(drawOf)
  return logMean(bets.map((bet) => draws.reduce((sum, draw) => sum + gain(draw, bet), 0)))
}

/** The bad views of an equal canary are a sample without replacement of the period's, as many as it has views. */
function drawOf({ control, canary }: Period) {
  const views = control.views + canary.views
  const bad = control.bad + canary.bad
  if (views < 2) return { drawn: 0, bad: 0, share: 0, variance: 0 }
  const share = canary.views / views
  return { drawn: canary.bad, bad, share, variance: (bad * share * (1 - share) * (views - bad)) / (views - 1) }
}

/**
 * `ratio ** drawn` over an upper bound of its mean. There are two bounds: that of sampling with replacement (Hoeffding),
 * which is tight for a large ratio, and Bennett's with the true variance, which is tight for a small one and for many bad
 * views.
 */
function gain({ drawn, bad, share, variance }: ReturnType<typeof drawOf>, { ratio, growth }: (typeof bets)[number]) {
  const hoeffding = bad * log1p(share * (ratio - 1))
  const bennett = bad * share * growth + variance * (ratio - 1 - growth)
  return drawn * growth - min(hoeffding, bennett)
}
