import { type CanaryCounts, totalOf } from '../CanaryCounts.ts'

/** The 1 % quantile of the normal distribution, from above. */
const QUANTILE = 2.326

/** How not to do it: compares all counts so far at a significance level of 1 % each time that it is called. */
export function judgeNaively(counts: CanaryCounts): { verdict: 'worse' | 'not enough data' } {
  const isWorse = Object.values(counts).some((periods) => {
    const control = totalOf(periods.map((period) => period.control))
    const canary = totalOf(periods.map((period) => period.canary))
    const rate = (control.bad + canary.bad) / (control.views + canary.views)
    const error = Math.sqrt(rate * (1 - rate) * (1 / control.views + 1 / canary.views))
    return canary.bad / canary.views - control.bad / control.views > QUANTILE * error
  })
  return { verdict: isWorse ? 'worse' : 'not enough data' }
}
