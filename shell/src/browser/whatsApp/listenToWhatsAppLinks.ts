import { whatsAppText } from '@site/contracts/channels'
import type { SharedSelector } from '@site/contracts/documentContract'

import { scrollToSection } from './earlyDialog.ts'

type RequestListener = (text: string) => void

/**
 * Handles plain clicks on every link that starts the WhatsApp flow, anywhere in the document: such a link needs no
 * hydration. From now on the inline loader leaves them alone. Returns a function that stops it.
 */
export function listenToWhatsAppLinks(onRequest: RequestListener): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-whatsapp]' satisfies SharedSelector)
        : null
    if (!link) return
    event.preventDefault()
    scrollToSection(link)
    onRequest(whatsAppText(link.href))
  }
  // In the capture phase: React stops events in parts that are not hydrated, and the bar and most links never are.
  document.addEventListener('click', onClick, true)
  if (window.__clicks) window.__clicks.listening = true
  return () => document.removeEventListener('click', onClick, true)
}
