import { LRUCache } from 'lru-cache'
import type { Live } from '../composition/createLive.ts'
import type { Served, Variant, Variants } from '../composition/createVariants.ts'
import type { Loader } from '../selection/loadReleases.ts'
import { problemOf, ReleaseProblem } from '../storage/ReleaseProblem.ts'
import type { Previewed } from './readPreview.ts'

type Options = {
  live: Pick<Live, 'composition'>
  loader: Pick<Loader, 'digest'>
  variant: Variants
}

/** How many are kept: each holds pages, and the processes that render some on demand. */
const MOST = 3
/** How long a failure is remembered, in ms, and a preview that nobody looks at. */
const kept = { failure: 30_000, preview: 30 * 60_000 }

type Made = { variant: Variant } | { problem: ReleaseProblem }

/** Keeps what who has a link sees. */
export function createPreviews({ live, loader, variant }: Options) {
  const made = new LRUCache<string, Promise<Made>>({
    max: MOST,
    ttl: kept.preview,
    updateAgeOnGet: true,
    // Also when nobody asks again: its processes end with it.
    ttlAutopurge: true,
    perf: { now: () => performance.now() },
    dispose: (former) => void former.then((one) => 'variant' in one && one.variant.end()),
  })

  async function form(previewed: Previewed): Promise<Made> {
    try {
      for (const [name, { id, digest }] of Object.entries(previewed)) {
        if ((await loader.digest(name, id)) === digest) continue
        throw new ReleaseProblem('bad', 'forged', `is not the ${name} ${id} that the link is for.`)
      }
      const ids = Object.entries(previewed).map(([name, { id }]) => [name, id] as const)
      return { variant: await variant(Object.fromEntries(ids)) }
    } catch (error) {
      return { problem: problemOf(error) }
    }
  }

  return {
    /** What is seen with these releases in the place of what is live now. @throws ReleaseProblem with why it cannot be shown. */
    async of(previewed: Previewed): Promise<Served> {
      const key = JSON.stringify([live.composition?.id, Object.entries(previewed).sort()])
      let answer = made.get(key)
      if (!answer) {
        answer = form(previewed)
        made.set(key, answer)
        const one = await answer
        if ('problem' in one && made.peek(key) === answer) made.set(key, answer, { ttl: kept.failure })
      }
      const one = await answer
      if ('problem' in one) throw one.problem
      return one.variant
    },
    end: () => made.clear(),
  }
}

export type Previews = ReturnType<typeof createPreviews>
