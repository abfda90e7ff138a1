import type { View } from './View.ts'

type Show = (view: View) => void

/**
 * Lets another page come as another document does (baseStyles.ts): by the browser's own cross-fade, where it has one and
 * nobody asked for less motion. A page that only changes, as a list that is filtered, is shown at once.
 */
export function crossFade(show: Show): Show {
  let path = location.pathname
  return (view) => {
    const isAnother = view.path !== path
    path = view.path
    const page = document.getElementById('conteudo')
    const still = !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isAnother || still || !page) return show(view)
    document.startViewTransition(() => {
      show(view)
      return changed(page)
    })
  }
}

/** The page's next change is in the document, and what follows it (scrolling, focus) has been done. */
function changed(page: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      setTimeout(resolve)
    })
    observer.observe(page, { childList: true, subtree: true })
  })
}
