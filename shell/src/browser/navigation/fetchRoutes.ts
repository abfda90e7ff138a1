import type { RouteEntry } from '@site/contracts/Snapshot'
import { routesPath } from '@site/contracts/navigationPaths'

/** The site's route table for an edition; empty if the response is not one. @throws Error if there is no response. */
export async function fetchRoutes(edition: string): Promise<RouteEntry[]> {
  const response = await fetch(routesPath(edition))
  const content: unknown = await response.json()
  return response.ok && isRouteTable(content) ? content : []
}

/** Paths of the pages whose releases request prefetching of links to them. */
export function prefetchedPaths(routes: readonly RouteEntry[]): string[] {
  return routes.filter(({ prefetch }) => prefetch).map(({ path }) => path)
}

/** Validates the table, because an intermediary may have replaced it. By hand: a schema library would add 2.2 KB (Brotli). */
function isRouteTable(content: unknown): content is RouteEntry[] {
  return (
    Array.isArray(content) &&
    content.every((item) => typeof item?.path === 'string' && [item.entry, item.files].every(Array.isArray))
  )
}
