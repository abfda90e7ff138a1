import { startOutbox } from '@site/leads/startOutbox'
import type { Snapshot } from '../../universal/document/Snapshot.ts'
import { watchSlowLcp } from '../analytics/reportSlowLcp.ts'
import { reportIncidents } from '../incidents/reportIncidents.ts'
import type { Navigation } from '../navigation/createNavigation.ts'
import { registerServiceWorker } from '../serviceWorker/registerServiceWorker.ts'
import { leaveGoneRelease } from './leaveGoneRelease.ts'
import { prefetchLinks } from '../prefetching/prefetchLinks.ts'

/** Starts what works in the background of an open page. */
export function startBackgroundWork(snapshot: Snapshot, navigation: Navigation): void {
  reportIncidents(snapshot)
  leaveGoneRelease()
  startOutbox(snapshot.site.services)
  void prefetchLinks(navigation)
  void registerServiceWorker()
  watchSlowLcp()
}
