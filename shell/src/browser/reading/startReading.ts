import { mayHoldLeads } from '@site/leads/mayHoldLeads'
import type { Snapshot } from '../../universal/document/Snapshot.ts'
import { focusAfterStepBack } from '../frame/focusAfterStepBack.ts'
import { noteFollowedLink } from '../frame/followedLink.ts'
import { whenIdle } from '../loading/whenIdle.ts'
import { prefetchDocuments } from '../prefetching/prefetchDocuments.ts'
import { watchIntent } from './watchIntent.ts'
import { watchPage } from './watchPage.ts'

/**
 * What a page has while it is only read: how the view goes is told, and it comes alive by itself where that may not wait for
 * the visitor. `begin` may be called more than once.
 */
export function startReading(snapshot: Snapshot, begin: () => void): void {
  // Before the focus is listened to: it is no sign of the visitor's.
  focusAfterStepBack()
  // A link may be the first thing that is touched, and leads away before the page comes alive.
  addEventListener('click', noteFollowedLink, { capture: true })
  const stop = watchIntent(() => {
    stop()
    begin()
  })
  // Where bytes are dear such pages get here too: with a choice about cookies, and those that are not made of islands.
  if (snapshot.site.services.analyticsId || !document.querySelector('main [data-island]')) begin()
  // A lead that a former visit could not send is sent at the next one, whether somebody touches the page or not.
  void mayHoldLeads().then((may) => may && begin())
  whenIdle(() => {
    watchPage(snapshot)
    void prefetchDocuments(snapshot)
  })
}
