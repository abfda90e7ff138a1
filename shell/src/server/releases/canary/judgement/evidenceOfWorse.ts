import type { Period } from './Evidence.ts'
import { logMean } from './logMean.ts'

/** Looked up once: what Jest runs looks up what is global slowly, and a simulation does it millions of times. */
const { log, log1p, min } = Math

/** How many times as often the canary may be bad: from 5 % more to 23 times, each the square of the one before. */
const bets = [1, 2, 4, 8, 16, 32, 64].map((power) => {
  const ratio = 1.05 ** power
  return { ratio, growth: log(ratio) }
})

/**
 * The logarithm of an e-value against "the canary is bad no more often than the control": what a stake of one has become
 * that was laid on all `bets` alike, at odds under which such a canary wins nothing.
 */
export function evidenceOfWorse(periods: readonly Period[]): number {
  const draws = periods.map(drawOf)
  return logMean(bets.map((bet) => draws.reduce((sum, draw) => sum + gain(draw, bet), 0)))
}

/** An equal canary's bad views are drawn from those of the period, without being put back, as many as it has views. */
function drawOf({ control, canary }: Period) {
  const views = control.views + canary.views
  const bad = control.bad + canary.bad
  if (views < 2) return { drawn: 0, bad: 0, share: 0, variance: 0 }
  const share = canary.views / views
  return { drawn: canary.bad, bad, share, variance: (bad * share * (1 - share) * (views - bad)) / (views - 1) }
}

/**
 * `ratio ** drawn` over a bound of its mean. There are two: that of drawing with putting back (Hoeffding), which is close for
 * a large ratio, and Bennett's with the true variance, which is close for a small one and where many views are bad.
 */
function gain({ drawn, bad, share, variance }: ReturnType<typeof drawOf>, { ratio, growth }: (typeof bets)[number]) {
  const hoeffding = bad * log1p(share * (ratio - 1))
  const bennett = bad * share * growth + variance * (ratio - 1 - growth)
  return drawn * growth - min(hoeffding, bennett)
}
