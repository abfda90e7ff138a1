import type { Generation, SitePointer } from '@site/contracts/Generation'
import type { Verdict } from '../../releaseStore/ReleaseStore.ts'
import { idsOf } from '../selection/ReleaseHistory.ts'
import { standing } from '../selection/refusals.ts'
import type { Outcome } from './decide.ts'
import type { State } from './State.ts'

type Shown = Pick<SitePointer, 'live' | 'seconds' | 'ofFormerBuild'>

/** The verdict about what is live; undefined if nothing is, or it says nothing that the newest one does not say. */
export function verdictOf(state: State, { canaries, compositions, notices }: Outcome, at: number): Verdict | undefined {
  const { settings, publication, problems, refusedContent, unreadable, verdict: former, overtaken } = state
  const { live, since } = state.history
  const shown = shownIn(state)
  if (!live || !shown) return undefined
  const version = live.content?.version
  const verdict: Verdict = {
    at: new Date(at).toISOString(),
    publication,
    live: idsOf(live),
    refused: standing(state.refused),
    ...(Object.keys(canaries).length > 0 && { canaries }),
    ...(notices.length > 0 && { notices: [...notices] }),
    ...(problems.length > 0 && { problems: [...problems] }),
    ...((version !== undefined || refusedContent) && {
      content: {
        ...(version !== undefined && { version }),
        ...(refusedContent && {
          refused: { version: refusedContent.version, reason: refusedContent.problem.message },
        }),
      },
    }),
    ...(unreadable > 0 && { unreadable }),
    settings,
    pointer: { ...shown, canaries: compositions, since: Object.fromEntries(since) },
  }
  const isSaid = former && former.number !== overtaken && meaningOf(former) === meaningOf(verdict)
  return isSaid ? undefined : verdict
}

/** Where that lies which visitors get: what this build has composed, or what they keep from a former one. */
export function shownIn({ composed, verdict }: Pick<State, 'composed' | 'verdict'>): Shown | undefined {
  if (composed) return { live: composed.name, seconds: composed.seconds }
  return verdict?.pointer?.ofFormerBuild ? verdict.pointer : undefined
}

/** The parts of a verdict that make it different from another; the time of a retry and notices do not. */
function meaningOf(verdict: Verdict | Generation): string {
  const { publication, live, refused, canaries = {}, content, pointer, problems = [] } = verdict
  const reasons = refused.map(({ name, release, kind, cause, reason, stamp }) => [
    name,
    release,
    kind,
    cause,
    reason,
    stamp,
  ])
  const shown = pointer && [pointer.live, Object.entries(pointer.canaries).sort()]
  const sorted = (record: object) => Object.entries(record).sort()
  return JSON.stringify([publication, sorted(live), reasons.sort(), sorted(canaries), content, shown, problems])
}
