import { mayHavePendingLeads } from '@site/leads/mayHavePendingLeads'
import type { Snapshot } from '@site/contracts/Snapshot'
import { restoreFocusOnBack } from '../frame/restoreFocusOnBack.ts'
import { saveFollowedLink } from '../frame/followedLink.ts'
import { whenIdle } from '../loading/whenIdle.ts'
import { prefetchDocuments } from '../prefetching/prefetchDocuments.ts'
import { watchIntent } from './watchIntent.ts'
import { watchPage } from './watchPage.ts'

/**
 * What runs on a page that waits for the visitor: its view is reported, and it is hydrated without an interaction where that
 * must not wait for one. `begin` may be called more than once.
 */
export function startReading(snapshot: Snapshot, begin: () => void): void {
  // Before listening to the focus: this one is not the visitor's.
  restoreFocusOnBack()
  // The first thing that is touched may be a link, which leaves the page before it is hydrated.
  addEventListener('click', saveFollowedLink, { capture: true })
  const stop = watchIntent(() => {
    stop()
    begin()
  })
  // A lead that an earlier visit could not send is sent now, with or without an interaction.
  void mayHavePendingLeads().then((may) => may && begin())
  whenIdle(() => {
    watchPage(snapshot)
    void prefetchDocuments(snapshot)
  })
}
