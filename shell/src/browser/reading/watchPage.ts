import type { Snapshot } from '@site/contracts/Snapshot'
import { reportSlowLcp } from '../analytics/reportSlowLcp.ts'
import { watchScrollers } from '../frame/watchScrollers.ts'
import { reloadStaleDocument } from '../loading/reloadStaleDocument.ts'
import { watchView } from '../views/watchView.ts'

let isWatched = false

/** The work of an open page that needs no React, once: a page that waits has started it before it is hydrated. */
export function watchPage(snapshot: Snapshot): void {
  if (isWatched) return
  isWatched = true
  watchView(snapshot)
  reloadStaleDocument()
  reportSlowLcp()
  watchScrollers()
}
