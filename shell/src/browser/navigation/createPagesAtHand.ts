import { matchPath } from 'react-router-dom'
import type { RouteEntry } from '../../universal/document/Snapshot.ts'
import { knownData } from '../loading/fetchData.ts'

/** Knows which pages a click can show without asking for anything that is not here or on its way. */
export function createPagesAtHand(opened: RouteEntry | undefined) {
  const routes = new Set<RouteEntry>(opened ? [opened] : [])
  const coming = new Map<string, Promise<boolean>>()
  return {
    isAtHand(url: URL): boolean {
      if (coming.has(url.pathname + url.search)) return true
      for (const route of routes) {
        if (matchPath({ path: route.path, end: true }, url.pathname)) {
          return !route.data || knownData(url.pathname + url.search) !== undefined
        }
      }
      return false
    },
    /** Everything that a click on a link to this route needs has been fetched. */
    putAtHand: (route: RouteEntry) => void routes.add(route),
    /** A page is being fetched ahead: a click waits for it, and is the browser's where it cannot be had. */
    expect(address: string, fetched: Promise<void>) {
      const come = fetched.then(
        () => true,
        () => false,
      )
      coming.set(address, come)
      void come.then(() => coming.delete(address))
    },
    /** Whether what is on its way has come; undefined where nothing is. */
    coming: (address: string) => coming.get(address),
  }
}
