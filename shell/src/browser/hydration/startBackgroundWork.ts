import { startOutbox } from '@site/leads/startOutbox'
import type { Snapshot } from '@site/contracts/Snapshot'
import { restoreFocusOnBack } from '../frame/restoreFocusOnBack.ts'
import type { Navigation } from '../navigation/createNavigation.ts'
import { crossFade } from '../navigation/crossFade.ts'
import { watchPage } from '../reading/watchPage.ts'
import { registerServiceWorker } from '../serviceWorker/registerServiceWorker.ts'
import { allowsPrefetching, prefetchLinks } from '../prefetching/prefetchLinks.ts'
import { prefetchOnRest } from '../prefetching/prefetchOnRest.ts'
import { prefetchPage } from '../prefetching/prefetchPage.ts'

/** Starts the background work of an open page. */
export function startBackgroundWork(snapshot: Snapshot, navigation: Navigation): void {
  watchPage(snapshot)
  // A tool of the team is not for a place without a connection, and the desk's host has no worker.
  if (!snapshot.page?.route.unlisted) void registerServiceWorker()
  startOutbox(snapshot.site.services)
  navigation.through(crossFade)
  const { prefetchedPaths } = navigation.table
  const page = snapshot.page?.route
  const prefetch = (path: string) => prefetchPage(navigation, path)
  void prefetchLinks({ prefetchedPaths, prefetch }, { page })
  // If the browser supports speculation rules, it prerenders the page of such a link itself.
  if (allowsPrefetching(page) && !HTMLScriptElement.supports?.('speculationrules')) {
    prefetchOnRest({ navigation, prefetch })
  }
  restoreFocusOnBack()
}
