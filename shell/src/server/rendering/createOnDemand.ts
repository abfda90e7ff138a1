import { matchRoute } from '../../universal/routing/matchRoute.ts'
import type { Asker } from './createFairQueue.ts'
import type { RemoteRenderer } from './createRemoteRenderer.ts'
import { createFragments } from './fragments/createFragments.ts'
import { withFragments } from './fragments/withFragments.ts'
import { cacheLimits, createOnDemandCache, DiffersByPath, type OnDemand } from './onDemandCache.ts'
import { finish, finishPage, robotsHeaders } from './finished/finishPage.ts'
import type { Plan } from './plan/Plan.ts'
import { pageJob } from './plan/renderJobs.ts'
import { isSameForAll, isUnlistedPath, missingPath, rendersOnDemand } from './plan/unlistedPages.ts'

/**
 * Renders a page on demand for a visitor's address. @throws RendererBusy or AskedTooMuch if too many are waiting, or another
 * Error if the page cannot be rendered now.
 */
export type RenderOnDemand = (path: string, search: string, address?: string) => Promise<OnDemand>

/** How long a visitor's page waits for a fragment, in ms. */
const FRAGMENT_PATIENCE = 1_500

/** A composition, and what it was made from. */
type Rendered = {
  releases: Plan['releases']
  parts: ReadonlyMap<string, { renderer?: RemoteRenderer | undefined }>
  plan: Plan
}

/** An address of a page; `isForAll` if what is rendered for it is to be the answer at many addresses. */
type Wanted = { path: string; search: string; isForAll?: boolean }

/**
 * Renders pages that depend on the query, or on a parameter that no release lists, in the processes of their remote. Results
 * are cached, within limits. All pages that certainly do not exist are rendered once for
 * their route.
 */
export function createOnDemand({ releases, parts, plan }: Rendered, limits = cacheLimits): RenderOnDemand {
  const cache = createOnDemandCache(limits)

  function targetOf(path: string) {
    for (const release of releases) {
      const match = matchRoute(release.routes, path)
      const renderer = parts.get(release.name)?.renderer
      if (match && renderer && rendersOnDemand(release)) return { release, renderer, ...match }
    }
    throw new Error(`No release renders ${path} on demand.`)
  }

  /** Fragments are rendered by their own remotes. */
  const findFragments = createFragments({
    plan,
    patience: FRAGMENT_PATIENCE,
    async render(remote, one) {
      const renderer = parts.get(remote)?.renderer
      if (!renderer) throw new Error(`${remote} renders nothing on demand.`)
      return renderer.renderFragment(one)
    },
  })

  async function render({ path, search, isForAll }: Wanted): Promise<OnDemand> {
    const { renderer, ...target } = targetOf(path)
    const job = pageJob(plan, { ...target, path, search })
    const page = await withFragments(job, {
      render: (one) => renderer.render(one),
      find: (places) => findFragments(places, { remote: target.release.name, on: path }),
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

  /** A page that is cached, or rendered when the address has its turn: nobody waits in somebody else's place. */
  async function pageFor(wanted: Wanted, asker: Asker): Promise<OnDemand> {
    // No path begins with `*`.
    const key = `${wanted.isForAll ? '*' : ''}${wanted.path}${wanted.search}`
    const cached = () => cache.get(key)
    const { renderer } = targetOf(wanted.path)
    return cached() ?? renderer.inTurn(asker, () => cached() ?? cache.keep(key, render(wanted)))
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
