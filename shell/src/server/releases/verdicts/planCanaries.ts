import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { Pointers } from '../../releaseStore/Pointer.ts'
import type { Blame } from '../selection/blameFor.ts'
import { liveId } from '../selection/ReleaseHistory.ts'
import { isOpen } from '../selection/refusals.ts'
import type { Measure } from '../../views/ViewCounts.ts'
import type { State } from './State.ts'
import { canaryCountsFrom } from '../canary/canaryCountsFrom.ts'
import { type Judgement, judgeCanary } from '../canary/judgement/judgeCanary.ts'
import { withinReach } from '../canary/judgement/withinReach.ts'
import { type RequestedCanary, requestedCanaries } from '../canary/requestedCanaries.ts'
import { type Canaries, runningCanaries } from '../canary/runningCanaries.ts'

/** What all visitors are to get, and the canaries next to it. */
export type CanaryPlan = {
  pointers: Pointers
  running: Canaries
  /** The names whose canary is not worse for visitors, and is to be live. */
  promoted: readonly string[]
  /** Canaries that are worse for visitors. */
  worse: readonly Blame[]
}

/** The consequences of the pointers and of visitors' views for canaries: each begins when it is published, and views end or continue it. */
export function planCanaries(state: State): CanaryPlan {
  const { at, pointers, history, refused, verdict } = state
  const present = verdict?.canaries ?? {}
  const control = (name: string) => liveId(history, name) ?? history.lastGood[name]?.[0]
  const { forAll, requested } = requestedCanaries(pointers, {
    control,
    isOpen: (name, release, stamp) => isOpen(refused, { name, release, stamp }, at),
  })
  const worse: Blame[] = []
  const good: RequestedCanary[] = []
  const verdicts: Record<string, 'fine' | 'not enough data'> = {}
  for (const request of requested) {
    const { name, release } = request
    const judgement = judgementOf(state, request, control(name))
    if (judgement?.verdict === 'worse') {
      worse.push({ name, release, problem: new ReleaseProblem('bad', 'visitors', reasonOf(judgement)) })
      continue
    }
    good.push(request)
    if (judgement) verdicts[name] = judgement.verdict
  }
  const { running, promoted } = runningCanaries(good, { present, verdicts, at: new Date(at).toISOString() })
  for (const name of promoted) {
    const pointer = pointers.get(name)
    if (pointer) forAll.set(name, pointer)
  }
  return { pointers: forAll, running, promoted, worse }
}

/** What views say about a canary that runs; nothing while nobody has looked at them. */
function judgementOf({ counts, verdict }: State, request: RequestedCanary, control?: string): Judgement | undefined {
  const { name, release, counter } = request
  const running = verdict?.canaries?.[name]
  if (!counts || control === undefined || running?.release !== release || running.counter !== counter) return undefined
  const { whole, ofShare, reach } = canaryCountsFrom(counts, { ...running, name, control })
  const overall = judgeCanary(whole)
  if (overall.verdict === 'worse') return withinReach(overall, reach)
  // Judging each share anew would call a healthy release worse more often than allowed.
  const isFine = judgeCanary(ofShare).verdict === 'fine'
  return withinReach({ verdict: isFine ? 'fine' : 'not enough data' }, reach)
}

const what: Readonly<Record<Measure, string>> = {
  error: 'views of a page had a failure in its code',
  silent: 'documents were sent of which no browser reported',
  lcp: 'views showed their largest part later than 2.5 s',
  inp: 'views took longer than 200 ms for an interaction',
  cls: 'views shifted by more than 0.1',
}

/** Why a canary was withdrawn, as a sentence. */
function reasonOf({ measure, canary, control }: Extract<Judgement, { verdict: 'worse' }>): string {
  const compared = `${control.bad} of ${control.views} with the live release`
  return `was worse for visitors: ${canary.bad} of ${canary.views} ${what[measure]}, ${compared}.`
}
