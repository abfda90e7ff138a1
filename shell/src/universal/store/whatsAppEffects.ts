import type { Middleware } from '@reduxjs/toolkit'
import { whatsAppUrl } from '@site/contracts/channels'
import { type ToastMessage, toastShown } from '@site/contracts/events'
import type { Effects } from './Effects.ts'
import { type Opening, type WhatsAppFlow, whatsAppOpened } from './whatsAppSlice.ts'
import { withKnownVisitor } from './withKnownVisitor.ts'

/**
 * Opens WhatsApp when the flow requires it: at once, within the visitor's click, or after its delay, in a tab that was
 * opened within the click. The current page keeps showing the link. The last request wins.
 */
export function whatsAppEffects({
  whatsAppNumber,
  openTab,
  openWaitingTab,
  keepSubmitted,
  knownVisitor,
}: Effects): Middleware<object, { whatsApp: WhatsAppFlow }> {
  let cancel = () => {}
  return (store) => {
    const opened = () => {
      cancel = () => {}
      store.dispatch(whatsAppOpened())
    }
    const open = ({ text, delay, replyTime = '' }: Opening) => {
      const link = {
        href: whatsAppUrl(withKnownVisitor(text, knownVisitor()), whatsAppNumber),
        label: 'Abrir o WhatsApp',
      }
      const tab = delay ? openWaitingTab(OPENING) : undefined
      if (tab) {
        cancel = tab.close
        tab.goAfter(delay, link, opened)
        store.dispatch(toastShown({ title: OPENING, description: `${replyTime} ${INSTEAD}`.trim(), link }))
        return
      }
      if (delay || !openTab(link.href)) store.dispatch(toastShown({ ...blocked, link }))
      opened()
    }
    return (next) => (action) => {
      const before = store.getState().whatsApp
      const result = next(action)
      const { phase, isFormSubmitted } = store.getState().whatsApp
      if (isFormSubmitted && !before.isFormSubmitted) keepSubmitted()
      if (phase === before.phase) return result
      cancel()
      if (phase.name === 'opening') open(phase)
      return result
    }
  }
}

const OPENING = 'Abrindo o WhatsApp…'

const INSTEAD = 'Se a conversa não abrir, toque no link.'

const blocked: ToastMessage = {
  title: 'Falta só um toque',
  description: 'Seu navegador não deixou a conversa abrir sozinha.',
}
