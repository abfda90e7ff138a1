import type { Generation, RefusedRelease } from '@site/contracts/Generation'
import type { Pointers } from '../../releaseStore/Pointer.ts'
import type { ReleaseStore, Verdict } from '../../releaseStore/ReleaseStore.ts'

type Options = { store: Pick<ReleaseStore, 'generation' | 'addGeneration'>; now: () => number }

/** The verdict that applies to a scope, and the next one. */
export function createVerdicts({ store, now }: Options) {
  let current: { scope: string; generation: Generation | undefined } | undefined

  return {
    /** The newest verdict that this process knows. */
    get newest(): Generation | undefined {
      return current?.generation
    },
    /** Reads what was decided before this process began with a scope. True if it has just begun. */
    async begin(scope: string): Promise<boolean> {
      if (current?.scope === scope) return false
      current = { scope, generation: await store.generation(scope) }
      return true
    },
    /** Adds a verdict that says something new. @throws Error if it cannot be written, or another process has added one. */
    async add(verdict: Omit<Verdict, 'at'>): Promise<void> {
      if (!current) throw new Error('No scope has begun.')
      const { scope, generation } = current
      const next = { at: new Date(now()).toISOString(), ...verdict }
      if (generation && meaningOf(generation) === meaningOf(next)) return
      if (!(await store.addGeneration(scope, generation?.number ?? 0, next))) {
        current = undefined
        throw new Error('Another process has composed this site. What it has decided applies.')
      }
      current = { scope, generation: await store.generation(scope) }
    },
  }
}

/** Earlier refusals of releases that are no longer wanted are not reported after a start. */
export function refusedAndWanted(refused: readonly RefusedRelease[], pointers: Pointers): RefusedRelease[] {
  return refused.filter(({ name, release }) => pointers.get(name)?.release === release)
}

/** The parts of a verdict that make it different from another; the time of a retry and notices do not. */
function meaningOf({ publication, live, refused, canaries = {}, content, pointer, problems = [] }: Verdict): string {
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
