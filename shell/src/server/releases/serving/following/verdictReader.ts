import { messageOf } from '@site/release-protocol/errors/messageOf'
import type { ReleaseStore } from '../../../releaseStore/ReleaseStore.ts'
import { adoptedVerdict } from '../../verdicts/formerBuild.ts'
import type { ScopedGeneration } from '../Served.ts'

type Options = {
  store: Pick<ReleaseStore, 'generation' | 'generations' | 'lastLook'>
  now: () => number
  log: { warn(message: string): void }
}

/** Reads what was decided last, and knows since when that could not be read. */
export function createVerdictReader({ store, now, log }: Options) {
  let problem: string | undefined
  let lookedAt: number | undefined
  let judgedAt: number | undefined

  function note(error: unknown): undefined {
    const former = problem
    problem = `The releases cannot be looked at: ${messageOf(error).replace(/\.$/, '')}. Those that are live stay.`
    if (problem !== former) log.warn(problem)
  }

  return {
    /** The newest verdict of a scope, which may be one that this machine has seen before; undefined if there is none. */
    async newest(scope: string): Promise<ScopedGeneration | undefined> {
      const generation = await store.generation(scope).catch(note)
      await store.lastLook(scope).then((at) => {
        lookedAt = now()
        judgedAt = at ?? judgedAt
        problem = undefined
      }, note)
      return generation && { scope, generation }
    },
    /** What another build of the server has composed with the same settings, as a verdict of this scope. */
    async ofFormerBuild(scope: string, settings: string): Promise<ScopedGeneration | undefined> {
      const generation = adoptedVerdict((await store.generations().catch(note)) ?? [], settings)
      return generation && { scope, generation }
    },
    get problem() {
      return problem
    },
    /** When this was read, and when the composing process last looked at releases, in ms. */
    get times() {
      return { lookedAt, judgedAt }
    },
  }
}
