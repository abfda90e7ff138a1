import { matchPath } from 'react-router-dom'
import type { RouteEntry } from '@site/contracts/Snapshot'
import { knownData } from '../loading/fetchData.ts'

/** Tracks which pages a click can show without requesting anything that is not loaded or being loaded. */
export function createPrefetchedPages(opened: RouteEntry | undefined) {
  const routes = new Set<RouteEntry>(opened ? [opened] : [])
  const coming = new Map<string, Promise<boolean>>()
  return {
    isPrefetched(url: URL): boolean {
      if (coming.has(url.pathname + url.search)) return true
      for (const route of routes) {
        if (matchPath({ path: route.path, end: true }, url.pathname)) {
          return !route.data || knownData(url.pathname + url.search) !== undefined
        }
      }
      return false
    },
    /** Everything that a click on a link to this route needs has been fetched. */
    addPrefetched: (route: RouteEntry) => void routes.add(route),
    /** A page is being prefetched: a click waits for it, and is left to the browser if that fails. */
    expect(address: string, fetched: Promise<void>) {
      const come = fetched.then(
        () => true,
        () => false,
      )
      coming.set(address, come)
      void come.then(() => coming.delete(address))
    },
    /** The pending prefetch; undefined if there is none. */
    coming: (address: string) => coming.get(address),
  }
}
