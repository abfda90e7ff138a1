import type { Judgement } from './judgeCanary.ts'

/**
 * How many addresses a verdict takes. Anybody can open and report documents, but nobody has many addresses for nothing; a
 * network of them can still end a canary, or make one live that its team has started.
 */
const enough = { worse: 10, fine: 50 }

/** Addresses that got documents of the canary since it began, and those among them that reported a paint. */
export type CanaryReach = { served: number; painted: number }

/** A verdict, as far as enough different addresses stand behind it. */
export function withinReach(judgement: Judgement, { served, painted }: CanaryReach): Judgement {
  const isReached =
    judgement.verdict === 'worse' ? served >= enough.worse : judgement.verdict !== 'fine' || painted >= enough.fine
  return isReached ? judgement : { verdict: 'not enough data' }
}
