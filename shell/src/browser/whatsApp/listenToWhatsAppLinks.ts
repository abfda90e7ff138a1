import { whatsAppText } from '@site/contracts/channels'
import type { SharedSelector } from '@site/contracts/documentContract'

type Heard = (text: string) => void

/**
 * Hears plain clicks on every link that starts the WhatsApp flow, wherever it is in the document: such a link needs no
 * hydration. A link with `data-then` also scrolls to that address's anchor where the page shown has one; it never leaves
 * a page, where a form may be half filled in. Clicks that the inline loader has queued are heard first. Returns how to
 * stop.
 */
export function listenToWhatsAppLinks(heard: Heard): () => void {
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
    heard(whatsAppText(link.href))
  }
  // On the way down: React stops events in parts that are not hydrated, and the bar and most links never are.
  document.addEventListener('click', onClick, true)
  replayEarlyClicks()
  return () => document.removeEventListener('click', onClick, true)
}

function replayEarlyClicks(): void {
  const waiting = window.__clicks
  if (!waiting) return
  waiting.linksHeard = true
  for (const link of [...waiting].filter((target) => target.matches('a[data-whatsapp]'))) {
    waiting.delete(link)
    if (link instanceof HTMLElement) link.click()
  }
}
