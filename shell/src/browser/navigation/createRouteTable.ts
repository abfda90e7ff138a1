import { matchRoute } from '../../universal/routing/matchRoute.ts'
import type { RouteEntry, Snapshot } from '../../universal/document/Snapshot.ts'
import { fetchRoutes, prefetchedPaths } from './fetchRoutes.ts'

/**
 * Finds the route of a path: among those this document knows, else in the table of the site, which is fetched once. A
 * table that is missing leaves every link to the browser.
 */
export function createRouteTable(snapshot: Snapshot) {
  let fetched: Promise<RouteEntry[]> | undefined
  let routes: RouteEntry[] = snapshot.page ? [snapshot.page.route] : []

  function load(): Promise<RouteEntry[]> {
    fetched ??= fetchRoutes(snapshot.edition)
      .then((loaded) => {
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
    prefetchedPaths: async () => prefetchedPaths(await load()),
    find: async (path: string) => matchRoute(routes, path) ?? matchRoute(await load(), path),
  }
}
