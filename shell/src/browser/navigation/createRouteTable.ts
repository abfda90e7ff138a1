import { matchRoute } from '../../universal/routing/matchRoute.ts'
import type { RouteEntry, Snapshot } from '../../universal/document/Snapshot.ts'
import { routesPath } from '../../universal/routing/shellPaths.ts'

/**
 * Finds the route of a path: among those this document knows, else in the table of the site, which is fetched once. A
 * table that is missing leaves every link to the browser.
 */
export function createRouteTable(snapshot: Snapshot) {
  let fetched: Promise<RouteEntry[]> | undefined
  let routes: RouteEntry[] = snapshot.page ? [snapshot.page.route] : []

  function load(): Promise<RouteEntry[]> {
    fetched ??= fetch(routesPath(snapshot.edition))
      .then(async (response) => {
        const content: unknown = await response.json()
        const loaded = response.ok && isRouteTable(content) ? content : []
        routes = [...routes, ...loaded.filter(({ path }) => !routes.some((known) => known.path === path))]
        return routes
      })
      .catch(() => {
        fetched = undefined
        return routes
      })
    return fetched
  }

  return {
    /** Pages whose releases ask that links to them be prefetched. */
    prefetchedPaths: async () => (await load()).filter(({ prefetch }) => prefetch).map(({ path }) => path),
    find: async (path: string) => matchRoute(routes, path) ?? matchRoute(await load(), path),
  }
}

/** What a network in between may have put in its place is no table. By hand: a schema library is 2.2 KB (Brotli) more. */
function isRouteTable(content: unknown): content is RouteEntry[] {
  return (
    Array.isArray(content) &&
    content.every(({ path, entry, files }) => typeof path === 'string' && [entry, files].every(Array.isArray))
  )
}
