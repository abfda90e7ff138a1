import { nextShare, type RunningCanary } from '@site/contracts/Canary'
import type { Judgement } from './judgement/judgeCanary.ts'
import type { RequestedCanary } from './requestedCanaries.ts'

/** The canaries, by name. */
export type Canaries = Readonly<Record<string, RunningCanary>>

type Verdict = Exclude<Judgement['verdict'], 'worse'>

/**
 * The canaries that follow the present ones: a newly requested one begins, a continuing one keeps its share, and one whose
 * views are fine gets the next share if the site may raise it. `promoted` are the names whose canary has reached all visitors
 * and is to be live.
 */
export function runningCanaries(
  requested: readonly RequestedCanary[],
  { present, verdicts, at }: { present: Canaries; verdicts: Readonly<Record<string, Verdict>>; at: string },
) {
  const running: Record<string, RunningCanary> = {}
  const promoted: string[] = []
  for (const { name, release, counter, share, auto } of requested) {
    const former = present[name]
    if (former?.release !== release || former.counter !== counter) {
      const begun = former?.release === release ? former.begun : at
      running[name] = { release, counter, share, auto, begun, since: at, verdict: 'not enough data' }
      continue
    }
    const verdict = verdicts[name] ?? former.verdict
    if (verdict !== 'fine' || !auto) {
      running[name] = { ...former, verdict }
      continue
    }
    const next = nextShare(former.share)
    if (next === undefined) promoted.push(name)
    else running[name] = { ...former, share: next, since: at, verdict: 'not enough data' }
  }
  return { running, promoted }
}
