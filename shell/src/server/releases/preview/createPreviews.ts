import type { RegisteredRemote } from '@site/contracts/Registry'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { createOnDemand, type OnDemand } from '../../rendering/createOnDemand.ts'
import type { Plan } from '../../rendering/plan/Plan.ts'
import type { Composition } from '../composition/Composition.ts'
import type { Live, Work } from '../composition/createLive.ts'
import { incompatibility } from '../selection/compatibility.ts'
import type { Loader } from '../selection/loadReleases.ts'
import { type Candidates, clashIn, type ReleaseHistory } from '../selection/ReleaseHistory.ts'
import { SHELL } from '../storage/Pointer.ts'
import { problemOf, ReleaseProblem } from '../storage/ReleaseProblem.ts'
import type { Previewed } from './readPreview.ts'

/** The site as it would be with other releases. */
export type Preview = {
  composition: Composition
  onDemand: (path: string, search: string) => Promise<OnDemand>
}

type Options = {
  live: Pick<Live, 'composition' | 'begin'>
  loader: Pick<Loader, 'shell' | 'remote' | 'digest'>
  registered: () => readonly RegisteredRemote[]
  history: ReleaseHistory
  planFor: (candidates: Candidates) => Plan
}

/** How many are kept: each holds pages, and the processes that render some on demand. */
const MOST = 3
/** How long a failure is remembered, in ms, and a preview that nobody looks at. */
const kept = { failure: 30_000, preview: 30 * 60_000 }

type Made = { preview: Preview; work: Work } | { problem: ReleaseProblem }

/** Forms what visitors would get with other releases, by the same gate, for who has a link. It touches nothing that is live. */
export function createPreviews({ live, loader, registered, history, planFor }: Options) {
  const oneAtATime = pLimit(1)
  const made = new LRUCache<string, Promise<Made>>({
    max: MOST,
    ttl: kept.preview,
    updateAgeOnGet: true,
    // Also when nobody asks again: its processes end with it.
    ttlAutopurge: true,
    perf: { now: () => performance.now() },
    dispose: (former) => void former.then((one) => 'work' in one && one.work.end()),
  })

  /** @throws ReleaseProblem for a release that is not there, is not the one that was signed, or does not go with the others. */
  async function candidatesFor(previewed: Previewed, { shell, remotes }: Candidates): Promise<Candidates> {
    const ofShell = previewed[SHELL]
    const candidates: Candidates = { shell: ofShell ? await loader.shell(ofShell.id) : shell, remotes: [] }
    for (const [name, { id, digest }] of Object.entries(previewed)) {
      if ((await loader.digest(name, id)) === digest) continue
      throw new ReleaseProblem('bad', 'forged', `is not the ${name} ${id} that the link is for.`)
    }
    for (const remote of registered()) {
      const wanted = previewed[remote.name]
      const present = remotes.find(({ release }) => release.name === remote.name)
      const loaded = wanted ? await loader.remote(remote, wanted.id) : present
      if (!loaded) continue
      const problem = incompatibility(loaded.release, candidates.shell.release)
      if (problem) throw problem
      candidates.remotes.push(loaded)
    }
    const clash = clashIn(candidates, history)
    if (clash) throw new ReleaseProblem('bad', 'foreign', clash.reason)
    return candidates
  }

  async function form(previewed: Previewed, present: Candidates): Promise<Made> {
    const work = await live.begin(new Set())
    try {
      const candidates = await candidatesFor(previewed, present)
      const result = await work.make(candidates)
      if (result.status === 'refused') {
        work.end()
        const [first] = result.failed
        return { problem: first?.problem ?? new ReleaseProblem('trouble', 'machine', 'could not be rendered.') }
      }
      const composition = result.status === 'same' ? live.composition : result.composition
      if (!composition) throw new ReleaseProblem('trouble', 'machine', 'nothing is live.')
      const onDemand = createOnDemand({ current: composition, planOfCurrent: () => planFor(candidates) })
      return { preview: { composition, onDemand }, work }
    } catch (error) {
      work.end()
      return { problem: problemOf(error) }
    }
  }

  return {
    /** What is seen with these releases in the place of what is live now. @throws ReleaseProblem with why it cannot be shown. */
    async of(previewed: Previewed): Promise<Preview> {
      if (!history.live || !live.composition) throw new ReleaseProblem('trouble', 'machine', 'nothing is live.')
      const present = history.live
      const key = JSON.stringify([live.composition.id, Object.entries(previewed).sort()])
      let answer = made.get(key)
      if (!answer) {
        answer = oneAtATime(() => form(previewed, present))
        made.set(key, answer)
        const one = await answer
        if ('problem' in one && made.peek(key) === answer) made.set(key, answer, { ttl: kept.failure })
      }
      const one = await answer
      if ('problem' in one) throw one.problem
      return one.preview
    },
    end: () => made.clear(),
  }
}

export type Previews = ReturnType<typeof createPreviews>
