import { type Evidence, totalOf } from '../Evidence.ts'

/** The 1 % quantile of the normal distribution, from above. */
const QUANTILE = 2.326

/** What not to do: compares all counts so far at 1 % each time that it is asked. */
export function judgeNaively(evidence: Evidence): { verdict: 'worse' | 'not enough data' } {
  const isWorse = Object.values(evidence).some((periods) => {
    const control = totalOf(periods.map((period) => period.control))
    const canary = totalOf(periods.map((period) => period.canary))
    const rate = (control.bad + canary.bad) / (control.views + canary.views)
    const error = Math.sqrt(rate * (1 - rate) * (1 / control.views + 1 / canary.views))
    return canary.bad / canary.views - control.bad / control.views > QUANTILE * error
  })
  return { verdict: isWorse ? 'worse' : 'not enough data' }
}
