import { LRUCache } from 'lru-cache'
import { matchRoute } from '../../universal/routing/matchRoute.ts'
import { RendererBusy, type RemoteRenderer } from './createRemoteRenderer.ts'
import type { FinishedPage } from './finished/FinishedPage.ts'
import { finish, finishPage } from './finished/finishPage.ts'
import type { Plan } from './plan/Plan.ts'
import { pageJob } from './plan/renderJobs.ts'

/** What rendering on demand made: the document, and the page's data where its route has some. */
export type OnDemand = { document: FinishedPage; data?: FinishedPage }

/** Most pages that are kept, and most bytes of them. */
const kept = { pages: 500, bytes: 64_000_000 }
/** How long a failure is remembered, in ms: an address that hangs must not end a process at each request. */
const FAILURE_KEPT = 30_000

/** The composition that visitors get, and what it was made from. */
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
 * Renders pages that depend on the query, or on a parameter no release listed, in the processes of their remote. Answers
 * are kept, within bounds, until the composition changes; who asks for what is being rendered waits for the same answer.
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

  function keep(key: string, answer: Promise<OnDemand>) {
    // Nothing is known of its size yet.
    cache.set(key, answer, { size: 1 })
    const settle = (known: { size: number; ttl?: number } | undefined) => {
      if (cache.peek(key) !== answer) return
      cache.delete(key)
      if (known) cache.set(key, answer, known)
    }
    answer.then(
      ({ document, data }) => settle({ size: 1 + sizeOf(document) + sizeOf(data) }),
      (error: unknown) => settle(error instanceof RendererBusy ? undefined : { size: 1, ttl: FAILURE_KEPT }),
    )
  }

  /** @throws RendererBusy when too many wait, or another Error when the page cannot be rendered now. */
  return function onDemand(path: string, search: string): Promise<OnDemand> {
    if (composition !== composer.current.id) {
      composition = composer.current.id
      cache.clear()
    }
    const key = `${path}${search}`
    const known = cache.get(key)
    if (known) return known
    const answer = render(path, search)
    keep(key, answer)
    return answer
  }
}
