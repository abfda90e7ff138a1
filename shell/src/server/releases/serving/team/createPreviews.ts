import { LRUCache } from 'lru-cache'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { Previewed } from '../../preview/readPreview.ts'
import { problemOf } from '../../../releaseStore/problemOf.ts'
import type { ReleaseStore } from '../../../releaseStore/ReleaseStore.ts'
import type { SiteAnswer, SiteRequest } from '../../../releaseStore/Requests.ts'
import type { OpenCompositions } from '../folders/openCompositions.ts'
import type { Opened, Served } from '../Served.ts'

type Options = {
  store: Pick<ReleaseStore, 'requests'>
  /** The name of the live composition. */
  live: () => string
  compositions: Pick<OpenCompositions, 'open' | 'hold'>
  /** Resolves when there may be an answer. */
  nextChange: () => Promise<void>
  now: () => number
}

/** The number of previews that are kept: each holds pages, and processes for on-demand rendering. */
const MAX_PREVIEWS = 3
/** How long a failure, and a preview that nobody looks at, are kept; in ms. */
const lifetimes = { failure: 30_000, preview: 30 * 60_000 }
/** How long the composing process may take, in ms: on a slow machine the gate stops a hanging release after a minute. */
const PATIENCE = 120_000

type Made = { opened: Opened } | { problem: ReleaseProblem }

/** Holds the compositions of previews, which the composing process makes on request. */
export function createPreviews({ store, live, compositions, nextChange, now }: Options) {
  const cache = new LRUCache<string, Promise<Made>>({
    max: MAX_PREVIEWS,
    ttl: lifetimes.preview,
    updateAgeOnGet: true,
    // Even without further requests, because its processes must end.
    ttlAutopurge: true,
    perf: { now: () => performance.now() },
    dispose: (former, key) => void former.then(() => compositions.hold(key, [])),
  })

  async function answerTo(request: SiteRequest): Promise<SiteAnswer> {
    const until = now() + PATIENCE
    while (now() < until) {
      const answer = await store.requests.ask(request, lifetimes.failure)
      if (answer) return answer
      await nextChange()
    }
    const reason = 'has not been composed: no process composes this site. Start one with "npm run compose".'
    throw new ReleaseProblem('trouble', 'machine', reason)
  }

  async function make(key: string, releases: Previewed): Promise<Made> {
    try {
      const answer = await answerTo({ kind: 'preview', live: live(), releases })
      if (answer.outcome === 'composed') {
        const opened = await compositions.open(answer.composition)
        compositions.hold(key, [opened])
        return { opened }
      }
      if (answer.outcome === 'refused') throw new ReleaseProblem(answer.kind, answer.why, answer.reason)
      throw new Error('A preview was asked for, and something else was answered.')
    } catch (error) {
      return { problem: problemOf(error) }
    }
  }

  return {
    /** The site with these releases instead of the live ones. @throws ReleaseProblem that says why it cannot be shown. */
    async of(previewed: Previewed): Promise<Served> {
      const key = JSON.stringify([live(), Object.entries(previewed).sort()])
      let pending = cache.get(key)
      if (!pending) {
        pending = make(key, previewed)
        cache.set(key, pending)
        const one = await pending
        if ('problem' in one && cache.peek(key) === pending) cache.set(key, pending, { ttl: lifetimes.failure })
      }
      const one = await pending
      if ('problem' in one) throw one.problem
      return one.opened
    },
    end: () => cache.clear(),
  }
}

export type Previews = ReturnType<typeof createPreviews>
