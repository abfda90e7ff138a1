import { LRUCache } from 'lru-cache'
import { matchRoute } from '../../universal/routing/matchRoute.ts'
import { encodings } from '../releaseStore/compositions/writeFolder.ts'
import type { Asker } from './createFairQueue.ts'
import type { RemoteRenderer } from './createRemoteRenderer.ts'
import { createFragments, type FindFragments } from './fragments/createFragments.ts'
import { withFragments } from './fragments/withFragments.ts'
import type { FinishedPage } from './finished/FinishedPage.ts'
import { finish, finishPage, robotsHeaders } from './finished/finishPage.ts'
import type { Plan } from './plan/Plan.ts'
import { pageJob } from './plan/renderJobs.ts'
import { isSameForAll, isUnlistedPath, missingPath, rendersOnDemand } from './plan/unlistedPages.ts'

/** The result of on-demand rendering: the document, and the page's data if its route has any. */
type OnDemand = { document: FinishedPage; data?: FinishedPage | undefined; isIncomplete?: boolean }

/**
 * Renders a page on demand for a visitor's address. @throws RendererBusy or AskedTooMuch if too many are waiting, or another
 * Error if the page cannot be rendered now.
 */
export type RenderOnDemand = (path: string, search: string, address?: string) => Promise<OnDemand>

/** The maximum number of cached pages, and of their bytes. */
const cacheLimits = { pages: 500, bytes: 64_000_000 }
/** How long a failure is cached, in ms: an address that hangs must not cost a process at each request. */
const FAILURE_TTL = 30_000
/** How long a visitor's page waits for a fragment, in ms. */
const FRAGMENT_PATIENCE = 1_500

/** The live composition, and its plan. */
type Live = {
  readonly current: {
    id: string
    releases: Plan['releases']
    parts: ReadonlyMap<string, { renderer?: RemoteRenderer }>
  }
  planOfCurrent(): Plan
}

/** An address of a page; `isForAll` if what is rendered for it is to be the answer at many addresses. */
type Wanted = { path: string; search: string; isForAll?: boolean }

/** What was rendered cannot be the answer at many addresses. */
class DiffersByPath extends Error {}

const sizeOf = (page: FinishedPage | undefined) =>
  page ? encodings.reduce((sum, encoding) => sum + page.body.statement(encoding).size, 0) : 0

/**
 * Renders pages that depend on the query, or on a parameter that no release lists, in the processes of their remote. Results
 * are cached, within limits, until the composition changes. All pages that certainly do not exist are rendered once for
 * their route.
 */
export function createOnDemand(composer: Live, limits = cacheLimits): RenderOnDemand {
  let composition = ''
  let found: { id: string; find: FindFragments } | undefined
  const cache = new LRUCache<string, Promise<OnDemand>>({
    max: limits.pages,
    maxSize: limits.bytes,
    perf: { now: () => performance.now() },
  })

  function targetOf(path: string) {
    const { releases, parts } = composer.current
    for (const release of releases) {
      const match = matchRoute(release.routes, path)
      const renderer = parts.get(release.name)?.renderer
      if (match && renderer && rendersOnDemand(release)) return { release, renderer, ...match }
    }
    throw new Error(`No release renders ${path} on demand.`)
  }

  /** The fragments of a composition, rendered on demand by their own remotes. */
  function fragmentsOf(id: string, plan: Plan): FindFragments {
    if (found?.id === id) return found.find
    const { parts } = composer.current
    const find = createFragments({
      plan,
      patience: FRAGMENT_PATIENCE,
      async render(remote, one) {
        const renderer = parts.get(remote)?.renderer
        if (!renderer) throw new Error(`${remote} renders nothing on demand.`)
        return renderer.renderFragment(one)
      },
    })
    found = { id, find }
    return find
  }

  async function render({ path, search, isForAll }: Wanted): Promise<OnDemand> {
    const { renderer, ...target } = targetOf(path)
    const plan = composer.planOfCurrent()
    const job = pageJob(plan, { ...target, path, search })
    const page = await withFragments(job, {
      render: (one) => renderer.render(one),
      find: (places) => fragmentsOf(composer.current.id, plan)(places, { remote: target.release.name, on: path }),
    })
    if (isForAll && !isSameForAll(page, job)) throw new DiffersByPath()
    const json = 'application/json; charset=utf-8'
    return {
      document: await finishPage(plan, page, target.route, 5),
      data: page.json
        ? await finish(page.json, { type: json, headers: robotsHeaders(target.route), status: page.status, quality: 5 })
        : undefined,
      // Another time they may be there.
      isIncomplete: page.problems?.some(({ fault }) => fault === 'trouble') ?? false,
    }
  }

  function keep(key: string, pending: Promise<OnDemand>) {
    // Its size is not known yet.
    cache.set(key, pending, { size: 1 })
    const settle = (known: { size: number; ttl?: number }) => {
      if (cache.peek(key) !== pending) return
      cache.delete(key)
      cache.set(key, pending, known)
    }
    pending.then(
      ({ document, data, isIncomplete }) =>
        settle({ size: 1 + sizeOf(document) + sizeOf(data), ...(isIncomplete && { ttl: FAILURE_TTL }) }),
      (error: unknown) => settle({ size: 1, ...(!(error instanceof DiffersByPath) && { ttl: FAILURE_TTL }) }),
    )
    return pending
  }

  /** What is cached for the composition that is live now. */
  function known(key: string): Promise<OnDemand> | undefined {
    if (composition !== composer.current.id) {
      composition = composer.current.id
      cache.clear()
    }
    return cache.get(key)
  }

  /** A page that is cached, or rendered when the address has its turn: nobody waits in somebody else's place. */
  async function pageFor(wanted: Wanted, asker: Asker): Promise<OnDemand> {
    // No path begins with `*`.
    const key = `${wanted.isForAll ? '*' : ''}${wanted.path}${wanted.search}`
    return known(key) ?? targetOf(wanted.path).renderer.inTurn(asker, () => known(key) ?? keep(key, render(wanted)))
  }

  return async function onDemand(path, search, address = '') {
    const wanted = { path, search }
    const { route } = targetOf(path)
    if (!isUnlistedPath(route, path)) return pageFor(wanted, { address, asksFor: 'page' })
    const missing = missingPath(route)
    try {
      if (missing !== undefined) {
        return await pageFor({ path: missing, search: '', isForAll: true }, { address, asksFor: 'page' })
      }
    } catch (error) {
      if (!(error instanceof DiffersByPath)) throw error
    }
    return pageFor(wanted, { address, asksFor: 'guess' })
  }
}
