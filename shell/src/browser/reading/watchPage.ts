import type { Snapshot } from '../../universal/document/Snapshot.ts'
import { reportSlowLcp } from '../analytics/reportSlowLcp.ts'
import { leaveGoneRelease } from '../loading/leaveGoneRelease.ts'
import { registerServiceWorker } from '../serviceWorker/registerServiceWorker.ts'
import { watchView } from '../views/watchView.ts'

let isWatched = false

/** What an open page does that needs no React, once: a page that is only read has begun it before it comes alive. */
export function watchPage(snapshot: Snapshot): void {
  if (isWatched) return
  isWatched = true
  watchView(snapshot)
  leaveGoneRelease()
  void registerServiceWorker()
  reportSlowLcp()
}
