import type { Hydration, SiteEvent } from '@site/contracts/documentContract'

/** As far from the window as islands are loaded (specification, section 9). */
const MARGIN = '100px'

const aliveByThemselves: readonly (Hydration | 'page' | undefined)[] = ['idle', 'visible']

/**
 * Hears the signs of intent that the inline loader does not: a mouse that moves, the focus that goes somewhere, a part with
 * code of its own that comes into view. Scrolling is none: it is how a page is read. Returns how to stop.
 */
export function watchIntent(begin: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  // A finger that scrolls moves too.
  addEventListener('pointermove', ({ pointerType }) => pointerType === 'mouse' && begin(), { signal, passive: true })
  addEventListener('focusin', begin, { signal })
  document.addEventListener('site:load-islands' satisfies SiteEvent, begin, { signal })
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && begin(), {
    rootMargin: MARGIN,
  })
  for (const part of document.querySelectorAll<HTMLElement>('main [data-island]')) {
    if (aliveByThemselves.includes(part.dataset.island)) observer.observe(part)
  }
  return () => {
    controller.abort()
    observer.disconnect()
  }
}
