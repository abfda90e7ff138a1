import { whatsAppText } from '@site/contracts/channels'
import type { SharedSelector } from '@site/contracts/documentContract'

type RequestListener = (text: string) => void

/**
 * Handles plain clicks on every link that starts the WhatsApp flow, anywhere in the document: such a link needs no
 * hydration. A link with `data-then` also scrolls to that anchor if the current page has it; it never leaves a page, where a
 * form may be half filled in. Clicks that the inline loader has queued are handled first. Returns a function that stops it.
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
    const { then = '' } = link.dataset
    document.getElementById(then.split('#')[1] ?? '')?.scrollIntoView()
    onRequest(whatsAppText(link.href))
  }
  // In the capture phase: React stops events in parts that are not hydrated, and the bar and most links never are.
  document.addEventListener('click', onClick, true)
  replayEarlyClicks()
  return () => document.removeEventListener('click', onClick, true)
}

function replayEarlyClicks(): void {
  const waiting = window.__clicks
  if (!waiting) return
  waiting.listening = true
  for (const link of [...waiting].filter((target) => target.matches('a[data-whatsapp]'))) {
    waiting.delete(link)
    if (link instanceof HTMLElement) link.click()
  }
}
