import type { SiteEvent } from '@site/contracts/documentContract'

/** The distance at which islands are loaded (specification, section 9). */
const MARGIN = '100px'

/**
 * Listens for interactions that the inline loader does not handle: a mouse movement, a change of focus, an island that is
 * scrolled into view. Scrolling alone is none: that is how a page is read. Returns a function that stops it.
 */
export function watchIntent(begin: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  // A scrolling finger moves too.
  addEventListener('pointermove', ({ pointerType }) => pointerType === 'mouse' && begin(), { signal, passive: true })
  addEventListener('focusin', begin, { signal })
  document.addEventListener('site:load-islands' satisfies SiteEvent, begin, { signal })
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && begin(), {
    rootMargin: MARGIN,
  })
  const observe = () => {
    for (const part of document.querySelectorAll('main [data-island=visible]')) observer.observe(part)
  }
  // What is in the first view waits like everything else. An anchor or a reload may have scrolled already.
  if (scrollY > 0) observe()
  else addEventListener('scroll', observe, { once: true, passive: true, signal })
  return () => {
    controller.abort()
    observer.disconnect()
  }
}
