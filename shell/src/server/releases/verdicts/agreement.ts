import type { Generation, RefusedRelease, ReleaseNotice } from '@site/contracts/Generation'
import type { Canaries } from '../canary/runningCanaries.ts'
import type { createFollower } from './follow.ts'
import type { Refusals } from '../selection/refusals.ts'
import type { Pointers } from '../storage/Pointer.ts'
import type { ReleaseStore, Verdict } from '../storage/ReleaseStore.ts'

type Options = {
  store: Pick<ReleaseStore, 'acquireLease' | 'generation' | 'addGeneration'>
  refusals: Refusals
  follower: ReturnType<typeof createFollower>
  now: () => number
  log: { warn(message: string): void }
}

type Recorded = Pick<Verdict, 'publication' | 'live'> & {
  scope: string
  canaries: Canaries
  notices: readonly ReleaseNotice[]
}

/** One server's view of what the servers that share a store have agreed on. */
export function createAgreement({ store, refusals, follower, now, log }: Options) {
  /** The newest generation that this server knows, and whether it serves it. */
  let known: { scope: string; generation: Generation | undefined; isShown: boolean } | undefined
  let recorded: string | undefined
  let isAlone = false
  let failure: string | undefined
  let judgedAt: number | undefined

  async function readGeneration(scope: string, pointers: Pointers): Promise<void> {
    const generation = await store.generation(scope)
    if (known?.scope === scope && known.generation?.number === generation?.number && known.isShown) return
    if (generation && (known?.scope !== scope || known.generation?.number !== generation.number)) {
      // Earlier refusals of releases that are no longer wanted are not reported after a start.
      const isWanted = ({ name, release }: RefusedRelease) => pointers.get(name)?.release === release
      refusals.take(known ? generation.refused : generation.refused.filter(isWanted))
      recorded = meaningOf(generation)
    }
    known = { scope, generation, isShown: generation === undefined || (await follower.follow(generation)) }
  }

  return {
    get isBehind() {
      return known?.isShown === false
    },
    /** When this server last judged, or followed a verdict, in ms. */
    get judgedAt() {
      return judgedAt
    },
    /** Number of the generation that visitors get here; 0 if nothing was agreed. */
    get shown() {
      return known?.isShown ? (known.generation?.number ?? 0) : 0
    },
    /** The agreed canaries; undefined if nothing was agreed. */
    get canaries() {
      return known?.generation && (known.generation.canaries ?? {})
    },
    /** Why visitors do not get here what was agreed, or why nothing can be agreed, a sentence each. */
    get problems() {
      return [known?.isShown === false ? follower.problem : undefined, failure]
    },
    /** Serves what was judged elsewhere, or before this start. Returns whether this server is to judge. */
    async mayJudge(scope: string, pointers: Pointers | undefined): Promise<'yes' | 'no' | 'away'> {
      isAlone = true
      if (!pointers) return 'away'
      try {
        const role = await store.acquireLease(scope)
        isAlone = role === 'alone'
        if (!isAlone) await readGeneration(scope, pointers)
        failure = undefined
        if (role === 'follower' && known?.isShown) judgedAt = now()
        return role === 'follower' ? 'no' : 'yes'
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        const former = failure
        failure = `Nothing can be judged: ${reason.replace(/\.$/, '')}. What is live stays.`
        if (failure !== former) log.warn(failure)
        return 'away'
      }
    },
    /** Shares what is live, the canaries, the refusals and the notices. False if another server was first. */
    async record({ scope, publication, live, canaries, notices }: Recorded): Promise<boolean> {
      for (const { name, release, text } of notices) log.warn(`${name} ${release}: ${text}`)
      const verdict: Verdict = {
        at: new Date(now()).toISOString(),
        ...{ publication, live, refused: refusals.all() },
        ...(Object.keys(canaries).length > 0 && { canaries }),
        ...(notices.length > 0 && { notices: [...notices] }),
      }
      if (isAlone || recorded === meaningOf(verdict)) {
        judgedAt = now()
        return true
      }
      const after = known?.scope === scope ? (known.generation?.number ?? 0) : 0
      if (!(await store.addGeneration(scope, after, verdict))) return false
      recorded = meaningOf(verdict)
      judgedAt = now()
      known = { scope, generation: await store.generation(scope), isShown: true }
      return true
    },
  }
}

/** The parts of a verdict that make it different from another; the time of a retry and notices do not. */
function meaningOf({ publication, live, refused, canaries = {} }: Verdict): string {
  const reasons = refused.map(({ name, release, kind, cause, reason, stamp }) => [
    name,
    release,
    kind,
    cause,
    reason,
    stamp,
  ])
  return JSON.stringify([publication, Object.entries(live).sort(), reasons.sort(), Object.entries(canaries).sort()])
}

export type Agreement = ReturnType<typeof createAgreement>
