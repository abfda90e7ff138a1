import type { Hydration, SiteEvent } from '@site/contracts/documentContract'

/** The distance at which islands are loaded (specification, section 9). */
const MARGIN = '100px'

const hydratedWithoutIntent: readonly (Hydration | 'page' | undefined)[] = ['idle', 'visible']

/**
 * Listens for interactions that the inline loader does not handle: a mouse movement, a change of focus, an island that comes
 * into view. Scrolling is none: that is how a page is read. Returns a function that stops it.
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
  for (const part of document.querySelectorAll<HTMLElement>('main [data-island]')) {
    if (hydratedWithoutIntent.includes(part.dataset.island)) observer.observe(part)
  }
  return () => {
    controller.abort()
    observer.disconnect()
  }
}
