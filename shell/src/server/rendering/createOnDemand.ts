import { LRUCache } from 'lru-cache'
import { matchRoute } from '../../universal/routing/matchRoute.ts'
import { RendererBusy, type RemoteRenderer } from './createRemoteRenderer.ts'
import type { FinishedPage } from './finished/FinishedPage.ts'
import { finish, finishPage } from './finished/finishPage.ts'
import type { Plan } from './plan/Plan.ts'
import { pageJob } from './plan/renderJobs.ts'

/** The result of on-demand rendering: the document, and the page's data if its route has any. */
export type OnDemand = { document: FinishedPage; data?: FinishedPage }

/** The maximum number of cached pages, and of their bytes. */
const kept = { pages: 500, bytes: 64_000_000 }
/** How long a failure is cached, in ms: an address that hangs must not cost a process at each request. */
const FAILURE_TTL = 30_000

/** The live composition, and its plan. */
type Live = {
  readonly current: {
    id: string
    releases: Plan['releases']
    parts: ReadonlyMap<string, { renderer?: RemoteRenderer }>
  }
  planOfCurrent(): Plan
}

const sizeOf = (page: FinishedPage | undefined) =>
  page ? page.body.identity.length + page.body.br.length + page.body.gzip.length : 0

/**
 * Renders pages that depend on the query, or on a parameter that no release lists, in the processes of their remote. Results
 * are cached, within limits, until the composition changes; concurrent requests for a page share one rendering.
 */
export function createOnDemand(composer: Live, limits = kept) {
  let composition = ''
  const cache = new LRUCache<string, Promise<OnDemand>>({
    max: limits.pages,
    maxSize: limits.bytes,
    perf: { now: () => performance.now() },
  })

  async function render(path: string, search: string): Promise<OnDemand> {
    const { releases, parts } = composer.current
    const plan = composer.planOfCurrent()
    for (const release of releases) {
      const match = matchRoute(release.routes, path)
      const renderer = parts.get(release.name)?.renderer
      if (!match || !renderer) continue
      const page = await renderer.render(pageJob(plan, { release, path, search, ...match }))
      const json = 'application/json; charset=utf-8'
      return {
        document: await finishPage(plan, page, match.route, 5),
        data: page.json ? await finish(page.json, { type: json, status: page.status, quality: 5 }) : undefined,
      }
    }
    throw new Error(`No release renders ${path} on demand.`)
  }

  function keep(key: string, pending: Promise<OnDemand>) {
    // Its size is not known yet.
    cache.set(key, pending, { size: 1 })
    const settle = (known: { size: number; ttl?: number } | undefined) => {
      if (cache.peek(key) !== pending) return
      cache.delete(key)
      if (known) cache.set(key, pending, known)
    }
    pending.then(
      ({ document, data }) => settle({ size: 1 + sizeOf(document) + sizeOf(data) }),
      (error: unknown) => settle(error instanceof RendererBusy ? undefined : { size: 1, ttl: FAILURE_TTL }),
    )
  }

  /** @throws RendererBusy if too many are waiting, or another Error if the page cannot be rendered now. */
  return function onDemand(path: string, search: string): Promise<OnDemand> {
    if (composition !== composer.current.id) {
      composition = composer.current.id
      cache.clear()
    }
    const key = `${path}${search}`
    const known = cache.get(key)
    if (known) return known
    const pending = render(path, search)
    keep(key, pending)
    return pending
  }
}
