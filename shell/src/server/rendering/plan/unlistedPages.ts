import type { ReleaseRoute } from '@site/contracts/Release'
import type { RenderJob } from '../bundle/RenderJob.ts'
import type { RenderedPage } from '../renderedContent.ts'

/** True if some of a release's pages depend on the request. */
export function rendersOnDemand({ routes }: { routes: readonly Pick<ReleaseRoute, 'path' | 'query'>[] }): boolean {
  return routes.some(({ path, query }) => query.length > 0 || path.includes(':'))
}

/** By the routes of a release, which never change. */
const listed = new WeakMap<ReleaseRoute, ReadonlySet<string>>()

/** True if a path is not among those that its route lists: it may name a page that nobody has listed, or be a guess. */
export function isUnlistedPath(route: ReleaseRoute, path: string): boolean {
  if (!route.path.includes(':')) return false
  const known = listed.get(route) ?? new Set(route.paths.map((one) => one.path))
  listed.set(route, known)
  return !known.has(path)
}

/** Stands for what no visitor chose in the path of a page that does not exist. */
const NO_PAGE = 'pagina-que-nao-existe'

/**
 * A path of a route at which there certainly is no page; undefined if its release may have pages that it does not list.
 * Contents determine which pages exist, so where each page has one, the list is complete.
 */
export function missingPath({ path, content }: Pick<ReleaseRoute, 'path' | 'content'>): string | undefined {
  return content ? path.replace(/:[\w-]+/g, NO_PAGE) : undefined
}

/** Whether a page that was rendered for a missing path is the same for all of them: not found, and it does not quote the path. */
export function isSameForAll({ status, html, json = '' }: RenderedPage, job: RenderJob): boolean {
  return status === 404 && mentions(html) <= mentions(JSON.stringify(job.snapshot)) && mentions(json) === 0
}

function mentions(text: string): number {
  return text.split(NO_PAGE).length - 1
}
