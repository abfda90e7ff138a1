import { useSite } from '@site/contracts/useSite'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Toasts } from '../toasts/Toasts.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import type { View } from '../navigation/View.ts'

// Without analytics there is nothing to consent to, and its code is not loaded.
const ConsentBanner = lazy(() =>
  import('../consent/ConsentBanner.tsx').then((module) => ({ default: module.ConsentBanner })),
)

/** The shell's layers above the page. None of it is in the server's HTML. */
export function ShellLayers({ view }: { view: View }) {
  const { analyticsId } = useSite().services
  if (!useHydrated()) return null
  return (
    <>
      <Toasts />
      <RouteAnnouncer path={view.path} />
      {analyticsId && (
        <Suspense>
          <ConsentBanner />
        </Suspense>
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
