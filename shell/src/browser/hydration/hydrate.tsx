import { CacheProvider } from '@emotion/react'
import type { SharedMark } from '@site/contracts/documentContract'
import { whatsAppRequested } from '@site/contracts/events'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router } from 'react-router-dom'
import type { Snapshot } from '@site/contracts/Snapshot'
import { createSiteStore } from '../../universal/store/createSiteStore.ts'
import { withServices } from '../../universal/document/PageView.tsx'
import { loadMount } from '../federation/federation.ts'
import { listenToFrame } from '../frame/listenToFrame.ts'
import { whenIdle } from '../loading/whenIdle.ts'
import { createNavigation, type Navigation } from '../navigation/createNavigation.ts'
import { interceptLinks } from '../navigation/interceptLinks.ts'
import { DocumentBoundary } from '../app/DocumentBoundary.tsx'
import { SiteApp } from '../app/SiteApp.tsx'
import { browserEffects } from '../store/browserEffects.ts'
import { listenToWhatsAppLinks } from '../whatsApp/listenToWhatsAppLinks.ts'
import { documentStyle } from '../styles/PageStyles.tsx'
import { AdoptedSheet, createStyleCache } from '../styles/styleCache.ts'
import { partsOf } from '../../universal/document/documentStyle.ts'
import { documentSections } from './documentSections.ts'
import { hydrateFragment, recovery } from './recovery.ts'
import { restoreStyles } from './restoreStyles.ts'
import { watchInput } from './watchInput.ts'

/** Hydrates the server's document. */
export function hydrate(snapshot: Snapshot): void {
  const store = createSiteStore(browserEffects(snapshot.site.whatsAppNumber))
  const styles = createStyleCache(partsOf(documentStyle()).frame, new AdoptedSheet().adopt())
  const navigation = createNavigation(snapshot, mountFragments)
  function mountFragments(fragments: Snapshot['fragments'] = {}): void {
    for (const entry of Object.values(fragments)) {
      const site = withServices(snapshot.site, entry.services)
      const { navigator } = navigation
      void loadMount(entry).then(
        (mount) => mount({ site, store, navigator, cache: styles, hydrateRoot: hydrateFragment, Router }),
        reportError,
      )
    }
  }
  window.__sections = documentSections
  // Until the page is: what its code adds before that must not count as the shell's.
  window.__shown = []
  watchInput()
  restoreStyles()
  const followWhatsAppLinks = listenToWhatsAppLinks((text) => store.dispatch(whatsAppRequested({ text })))
  startTransition(
    () =>
      void hydrateRoot(
        document,
        <CacheProvider value={styles}>
          <DocumentBoundary
            onGivenUp={() => {
              followWhatsAppLinks()
              navigation.giveUp()
            }}
          >
            <SiteApp snapshot={snapshot} store={store} navigation={navigation} onLayerGivenUp={followWhatsAppLinks} />
          </DocumentBoundary>
        </CacheProvider>,
        recovery,
      ),
  )
  mountFragments(snapshot.fragments)
  listenToFrame()
  interceptLinks(navigation)
  performance.mark('shell-ready' satisfies SharedMark)
  afterHydration(snapshot, navigation)
}

/** Work that waits until the page is hydrated and the browser is idle. Its code is in a separate chunk. */
function afterHydration(snapshot: Snapshot, navigation: Navigation): void {
  const start = () =>
    import(/* webpackChunkName: "background" */ './startBackgroundWork.ts').then(
      ({ startBackgroundWork }) => startBackgroundWork(snapshot, navigation),
      // Nothing that a visitor sees depends on it; the next page tries again.
      () => {},
    )
  whenIdle(start)
}
