import type { Middleware } from '@reduxjs/toolkit'
import { toastShown } from '@site/contracts/toastShown'
import { whatsAppUrl } from '@site/contracts/whatsAppLink'
import type { Outside } from './Outside.ts'
import type { SiteState } from './SiteState.ts'
import { whatsAppOpened } from './whatsAppSlice.ts'

/** Opens WhatsApp when the flow says so: at once within the visitor's click, or after its delay. The last request wins. */
export function whatsAppEffects({
  whatsAppNumber,
  openTab,
  after,
  keepSubmitted,
}: Outside): Middleware<object, SiteState> {
  let cancel = () => {}
  return (store) => {
    const open = (text: string) => {
      const url = whatsAppUrl(text, whatsAppNumber)
      const opened = openTab(url)
      store.dispatch(whatsAppOpened())
      if (!opened) store.dispatch(toastShown(blockedTab(url)))
    }
    return (next) => (action) => {
      const before = store.getState().whatsApp
      const result = next(action)
      const { phase, isFormSubmitted } = store.getState().whatsApp
      if (isFormSubmitted && !before.isFormSubmitted) keepSubmitted()
      if (phase === before.phase) return result
      cancel()
      if (phase.name !== 'opening') return result
      const { text, delay } = phase
      if (delay) cancel = after(delay, () => open(text))
      else open(text)
      return result
    }
  }
}

const blockedTab = (href: string) => ({
  title: 'Falta só um toque',
  description: 'Seu navegador não deixou abrir a conversa sozinho.',
  link: { href, label: 'Abrir o WhatsApp' },
})
