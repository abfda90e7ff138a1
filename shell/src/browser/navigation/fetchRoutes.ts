import type { RouteEntry } from '../../universal/document/Snapshot.ts'
import { routesPath } from '../../universal/routing/shellPaths.ts'

/** The table of the site's routes as an edition has it; empty where something else came. @throws Error when nothing can be had. */
export async function fetchRoutes(edition: string): Promise<RouteEntry[]> {
  const response = await fetch(routesPath(edition))
  const content: unknown = await response.json()
  return response.ok && isRouteTable(content) ? content : []
}

/** Paths of the pages whose releases ask that links to them be prefetched. */
export function prefetchedPaths(routes: readonly RouteEntry[]): string[] {
  return routes.filter(({ prefetch }) => prefetch).map(({ path }) => path)
}

/** What a network in between may have put in its place is no table. By hand: a schema library is 2.2 KB (Brotli) more. */
function isRouteTable(content: unknown): content is RouteEntry[] {
  return (
    Array.isArray(content) &&
    content.every(({ path, entry, files }) => typeof path === 'string' && [entry, files].every(Array.isArray))
  )
}
