import { RouteAnnouncer } from '../frame/RouteAnnouncer.tsx'
import { Toasts } from '../toasts/Toasts.tsx'
import { WhatsAppFlow } from '../whatsApp/WhatsAppFlow.tsx'
import { useHydrated } from './useHydrated.ts'
import type { View } from './View.ts'

/** What the shell shows above the page. None of it is in the server's HTML. */
export function ShellLayers({ view }: { view: View }) {
  if (!useHydrated()) return null
  return (
    <>
      <WhatsAppFlow />
      <Toasts />
      <RouteAnnouncer path={view.path} />
    </>
  )
}
