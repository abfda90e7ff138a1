import type { Snapshot } from '../document/Snapshot.ts'
import type { Navigation } from './createNavigation.ts'

/** What can wait until the page is alive and the browser has nothing else to do. */
export function afterHydration(_snapshot: Snapshot, _navigation: Navigation): void {}
