import type { RegisteredRemote } from '@site/contracts/Registry'
import pLimit from 'p-limit'
import { createOnDemand, type RenderOnDemand } from '../../rendering/createOnDemand.ts'
import type { Plan } from '../../rendering/plan/Plan.ts'
import { incompatibility } from '../selection/compatibility.ts'
import type { Loader } from '../selection/loadReleases.ts'
import { type Candidates, conflictIn, type ReleaseHistory } from '../selection/ReleaseHistory.ts'
import { SHELL } from '../storage/Pointer.ts'
import { ReleaseProblem } from '../storage/ReleaseProblem.ts'
import type { Composition } from './Composition.ts'
import type { Live } from './createLive.ts'

/** A composition that serves requests, with its on-demand renderer. */
export type Served = {
  composition: Composition
  onDemand: RenderOnDemand
}

/** The site with other releases in place of some live ones. Its processes end with it. */
export type Variant = Served & { end(): void }

type Options = {
  live: Pick<Live, 'composition' | 'begin'>
  loader: Pick<Loader, 'shell' | 'remote'>
  registered: () => readonly RegisteredRemote[]
  history: ReleaseHistory
  planFor: (candidates: Candidates) => Plan
}

/** Release ids, by name. */
type Ids = Readonly<Record<string, string>>

const nothingLive = () => new ReleaseProblem('trouble', 'machine', 'nothing is live.')

/** Composes the site with other releases, through the same gate, one at a time. Nothing live is affected. */
export function createVariants({ live, loader, registered, history, planFor }: Options) {
  const oneAtATime = pLimit(1)

  /** @throws ReleaseProblem if a release does not exist or is incompatible with the others. */
  async function candidatesFor(ids: Ids, { shell, remotes }: Candidates): Promise<Candidates> {
    const ofShell = ids[SHELL]
    const candidates: Candidates = { shell: ofShell ? await loader.shell(ofShell) : shell, remotes: [] }
    for (const remote of registered()) {
      const wanted = ids[remote.name]
      const present = remotes.find(({ release }) => release.name === remote.name)
      const loaded = wanted ? await loader.remote(remote, wanted) : present
      if (!loaded) continue
      const problem = incompatibility(loaded.release, candidates.shell.release)
      if (problem) throw problem
      candidates.remotes.push(loaded)
    }
    const conflict = conflictIn(candidates, history)
    if (conflict) throw new ReleaseProblem('bad', 'foreign', conflict.reason)
    return candidates
  }

  async function form(ids: Ids): Promise<Variant> {
    if (!history.live) throw nothingLive()
    const work = await live.begin(new Set())
    try {
      const candidates = await candidatesFor(ids, history.live)
      const result = await work.make(candidates)
      if (result.status === 'refused') {
        throw result.failed[0]?.problem ?? new ReleaseProblem('trouble', 'machine', 'could not be rendered.')
      }
      const composition = result.status === 'same' ? live.composition : result.composition
      if (!composition) throw nothingLive()
      const onDemand = createOnDemand({ current: composition, planOfCurrent: () => planFor(candidates) })
      return { composition, onDemand, end: () => work.end() }
    } catch (error) {
      work.end()
      throw error
    }
  }

  /** @throws ReleaseProblem that says why it cannot be served. */
  return (ids: Ids): Promise<Variant> => oneAtATime(() => form(ids))
}

export type Variants = ReturnType<typeof createVariants>
