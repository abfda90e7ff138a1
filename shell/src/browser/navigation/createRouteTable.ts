import { matchRoute } from '../../universal/routing/matchRoute.ts'
import type { RouteEntry, Snapshot } from '@site/contracts/Snapshot'
import { fetchRoutes, prefetchedPaths } from './fetchRoutes.ts'

/**
 * Finds the route of a path: among those in this document, otherwise in the site's route table, which is fetched once. If
 * the table cannot be loaded, every link is left to the browser.
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
    /** Pages whose releases request prefetching of links to them. */
    prefetchedPaths: async () => prefetchedPaths(await load()),
    find: async (path: string) => matchRoute(routes, path) ?? matchRoute(await load(), path),
  }
}
