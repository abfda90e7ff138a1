import { startOutbox } from 'shared/leads/startOutbox.ts'
import type { Snapshot } from '../document/Snapshot.ts'
import type { Navigation } from './createNavigation.ts'

/** Starts what works in the background of an open page. */
export function startLater({ site }: Snapshot, _navigation: Navigation): void {
  startOutbox(site.services)
}
