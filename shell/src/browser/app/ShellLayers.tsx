import { asksConsent } from '@site/contracts/advertising'
import { useSite } from '@site/contracts/useSite'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { LayerBoundary } from '../../universal/document/LayerBoundary.tsx'
import { Toasts } from '../toasts/Toasts.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import type { View } from '../navigation/View.ts'

// Where there is nothing to consent to, its code is not loaded.
const ConsentBanner = lazy(() =>
  import('../consent/ConsentBanner.tsx').then((module) => ({ default: module.ConsentBanner })),
)

type Props = {
  view: View
  /** The toasts are gone, and with them the link to a conversation that the browser did not let open. */
  onGivenUp: () => void
}

/** The shell's layers above the page. None of it is in the server's HTML. */
export function ShellLayers({ view, onGivenUp }: Props) {
  const site = useSite()
  if (!useHydrated()) return null
  return (
    <>
      <LayerBoundary onGivenUp={onGivenUp}>
        <Toasts />
      </LayerBoundary>
      <LayerBoundary>
        <RouteAnnouncer path={view.path} />
      </LayerBoundary>
      {asksConsent(site) && (
        <LayerBoundary>
          <Suspense>
            <ConsentBanner />
          </Suspense>
        </LayerBoundary>
      )}
    </>
  )
}

const never = () => () => {}

/** False while server HTML is hydrated, true from then on. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
