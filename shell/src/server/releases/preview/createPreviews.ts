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

/** The number of previews that are kept: each holds pages, and processes for on-demand rendering. */
const MAX_PREVIEWS = 3
/** How long a failure, and a preview that nobody looks at, are kept; in ms. */
const kept = { failure: 30_000, preview: 30 * 60_000 }

type Made = { variant: Variant } | { problem: ReleaseProblem }

/** Holds the compositions of previews. */
export function createPreviews({ live, loader, variant }: Options) {
  const made = new LRUCache<string, Promise<Made>>({
    max: MAX_PREVIEWS,
    ttl: kept.preview,
    updateAgeOnGet: true,
    // Even without further requests, because its processes must end.
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
    /** The site with these releases instead of the live ones. @throws ReleaseProblem that says why it cannot be shown. */
    async of(previewed: Previewed): Promise<Served> {
      const key = JSON.stringify([live.composition?.id, Object.entries(previewed).sort()])
      let pending = made.get(key)
      if (!pending) {
        pending = form(previewed)
        made.set(key, pending)
        const one = await pending
        if ('problem' in one && made.peek(key) === pending) made.set(key, pending, { ttl: kept.failure })
      }
      const one = await pending
      if ('problem' in one) throw one.problem
      return one.variant
    },
    end: () => made.clear(),
  }
}

export type Previews = ReturnType<typeof createPreviews>
