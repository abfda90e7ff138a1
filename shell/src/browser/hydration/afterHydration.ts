import type { Snapshot } from '../../universal/document/Snapshot.ts'
import type { Navigation } from '../navigation/createNavigation.ts'

/** What can wait until the page is alive and the browser has nothing else to do. Its code comes in a chunk of its own. */
export function afterHydration(snapshot: Snapshot, navigation: Navigation): void {
  const start = () =>
    import('../loading/startLater.ts').then(
      ({ startLater }) => startLater(snapshot, navigation),
      // Nothing a visitor sees depends on it; the next page tries again.
      () => {},
    )
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 })
  else setTimeout(start, 1000)
}
