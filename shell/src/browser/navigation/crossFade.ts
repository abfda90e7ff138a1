import type { SharedId } from '@site/contracts/documentContract'
import type { View } from './View.ts'

type Show = (view: View) => void

/**
 * Shows another page like another document does (baseStyles.ts): with the browser's own cross-fade, unless it has none or
 * the visitor prefers reduced motion. A page that merely changes, such as a filtered list, is shown at once.
 */
export function crossFade(show: Show): Show {
  let path = location.pathname
  return (view) => {
    const isAnother = view.path !== path
    path = view.path
    const page = document.getElementById('conteudo' satisfies SharedId)
    const still = !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isAnother || still || !page) return show(view)
    const { ready } = document.startViewTransition(() => {
      show(view)
      return changed(page)
    })
    // A skipped transition, as in a hidden tab, is no failure.
    ready.catch(() => undefined)
  }
}

/** Resolves when the page's next change is in the document and what follows it (scrolling, focus) is done. */
function changed(page: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      setTimeout(resolve)
    })
    observer.observe(page, { childList: true, subtree: true })
  })
}
