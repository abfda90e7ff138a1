import type { Generation } from '@site/contracts/Generation'
import type { RegisteredRemote } from '@site/contracts/Registry'
import type { ShownCanaries } from '../canary/createCanaries.ts'
import type { Live } from '../composition/createLive.ts'
import type { Loader } from '../selection/loadReleases.ts'
import { problemOf } from '../storage/ReleaseProblem.ts'

type Options = {
  live: Live
  canaries: Pick<ShownCanaries, 'prepare'>
  loader: Loader
  registered: () => readonly RegisteredRemote[]
  now: () => number
  log: { warn(message: string): void }
}

/** Pause after a failure, in ms: making a composition may cost seconds of CPU time. */
const PAUSE = 5_000

/** Serves what another server has judged, or this one before a restart, without judging it again. */
export function createFollower({ live, canaries, loader, registered, now, log }: Options) {
  let problem: string | undefined
  let due = 0

  /** @throws ReleaseProblem if this machine cannot make it. */
  async function show(generation: Generation): Promise<void> {
    const candidates = await loader.all(generation.live, registered())
    const work = await live.begin(new Set())
    try {
      const result = await work.make(candidates)
      if (result.status === 'composed') await work.show(result.composition, candidates)
      const [failed] = result.status === 'refused' ? result.failed : []
      if (failed) throw new Error(`${failed.name}: ${failed.problem.message}`)
    } finally {
      work.end()
    }
  }

  return {
    /** Why visitors do not get the newest generation here, as a sentence. */
    get problem() {
      return problem
    },
    /** True if visitors get the generation now, or had it already. */
    async follow(generation: Generation): Promise<boolean> {
      if (problem !== undefined && now() < due) return false
      try {
        await show(generation)
        problem = undefined
        // If a canary cannot be served, everybody gets what is live.
        const { problems, activate } = await canaries.prepare(generation.canaries ?? {})
        await activate()
        for (const [name, { message }] of problems) {
          log.warn(`The canary of ${name} cannot be shown here: ${message}`)
        }
        return true
      } catch (error) {
        const former = problem
        problem = `Generation ${generation.number} cannot be shown here: ${problemOf(error).message}`
        due = now() + PAUSE
        if (problem !== former) log.warn(`${problem} The server will try again.`)
        return false
      }
    },
  }
}
