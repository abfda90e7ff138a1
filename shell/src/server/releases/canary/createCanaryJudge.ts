import { messageOf } from '@site/remote-kit/release/messageOf'
import type { Canaries } from './runningCanaries.ts'
import { runningCanaries } from './runningCanaries.ts'
import { requestedCanaries, type RequestedCanary } from './requestedCanaries.ts'
import { canaryCountsFrom } from './canaryCountsFrom.ts'
import type { ComposeCanaries, ComposedCanaries } from './composeCanaries.ts'
import { type Judgement, judgeCanary } from './judgement/judgeCanary.ts'
import { withinReach } from './judgement/withinReach.ts'
import { hourOf, type ViewCounts } from '../../views/ViewCounts.ts'
import { liveId, type ReleaseHistory } from '../selection/ReleaseHistory.ts'
import type { Refusals } from '../selection/refusals.ts'
import type { RefuseUnsigned } from '../selection/signatures.ts'
import type { Pointers } from '../../releaseStore/Pointer.ts'
import { ReleaseProblem } from '../../releaseStore/ReleaseProblem.ts'
import { reasonOf } from './reasonOf.ts'

type Options = {
  history: ReleaseHistory
  refusals: Refusals
  refuseUnsigned: RefuseUnsigned
  composeCanaries: ComposeCanaries
  /** Reads counts of views since an hour. */
  views: Pick<ViewCounts, 'since'>
  now: () => number
  log: { info(message: string): void; warn(message: string): void }
}

/** What is to be live, and the canaries next to it. */
export type CanaryPlan = {
  /** What all visitors are to get. */
  pointers: Pointers
  requested: readonly RequestedCanary[]
  running: Canaries
}

/** Polling interval of the counts, in ms: a worse canary is gone well within a minute. */
const PAUSE = 5_000

/** Decides about canaries: each begins when it is published, and visitors' views end or continue it. */
export function createCanaryJudge(options: Options) {
  const { history, refusals, refuseUnsigned, composeCanaries, views, now, log } = options
  let due = 0

  const control = (name: string) => liveId(history, name) ?? history.lastGood[name]?.[0]

  /** What views say about each running canary; nothing while they cannot be read. */
  async function judgements(requested: readonly RequestedCanary[], present: Canaries, at: number) {
    const judged: Record<string, Judgement> = {}
    if (at < due) return judged
    due = at + PAUSE
    for (const { name, release, counter } of requested) {
      const running = present[name]
      const controlId = control(name)
      if (running?.release !== release || running.counter !== counter || controlId === undefined) continue
      try {
        const { share, begun, since } = running
        const counts = await views.since(hourOf(Date.parse(begun)))
        const { whole, ofShare, reach } = canaryCountsFrom(counts, { name, release, control: controlId, share, since })
        const overall = judgeCanary(whole)
        // Judging each share anew would call a healthy release worse more often than allowed.
        const isFine = overall.verdict !== 'worse' && judgeCanary(ofShare).verdict === 'fine'
        const judgement = overall.verdict === 'worse' ? overall : fineIf(isFine)
        judged[name] = withinReach(judgement, reach)
      } catch (error) {
        const reason = messageOf(error)
        log.warn(`The page views of ${name} ${release} cannot be read: ${reason}`)
      }
    }
    return judged
  }

  return {
    /** The consequences of the pointers and of visitors' views. Refuses canaries that are worse. */
    async plan(pointers: Pointers, present: Canaries): Promise<CanaryPlan> {
      const at = now()
      for (const [name, pointer] of pointers) {
        if (pointer.signed?.statement.canary) await refuseUnsigned(name, pointer, at)
      }
      const isOpen = (name: string, release: string, stamp: string) => refusals.isOpen(name, release, at, stamp)
      const { forAll, requested } = requestedCanaries(pointers, { control, isOpen })
      const judged = await judgements(requested, present, at)
      const good: RequestedCanary[] = []
      const verdicts: Record<string, 'fine' | 'not enough data'> = {}
      for (const request of requested) {
        const judgement = judged[request.name]
        if (judgement?.verdict === 'worse') {
          refusals.add(
            request.name,
            request.release,
            new ReleaseProblem('bad', 'visitors', reasonOf(judgement)),
            request.stamp,
          )
          continue
        }
        good.push(request)
        if (judgement) verdicts[request.name] = judgement.verdict
      }
      const next = runningCanaries(good, { present, verdicts, at: new Date(at).toISOString() })
      for (const name of next.forAll) {
        const pointer = pointers.get(name)
        if (pointer) forAll.set(name, pointer)
        log.info(`Canary ${name} ${pointer?.release}: it is not worse for visitors and goes live.`)
      }
      return { pointers: forAll, requested: good, running: next.running }
    },
    /** Composes the canaries next to the live composition. Refuses those that fail at the gate. */
    async compose(
      { requested, running }: CanaryPlan,
      baseline: string,
      damaged: ReadonlySet<string>,
    ): Promise<{ running: Canaries } & Omit<ComposedCanaries, 'problems'>> {
      const { problems, ...composed } = await composeCanaries(running, baseline, damaged)
      for (const [name, problem] of problems) {
        const request = requested.find((one) => one.name === name)
        if (request) refusals.add(name, request.release, problem, request.stamp)
      }
      const good = Object.entries(running).filter(([name]) => !problems.has(name))
      for (const [name, { release }] of good) refusals.passed(name, release)
      return { running: Object.fromEntries(good), ...composed }
    },
  }
}

const fineIf = (isFine: boolean): Judgement => ({ verdict: isFine ? 'fine' : 'not enough data' })
