import type { SharedId } from '@site/contracts/documentContract'
import type { View } from './View.ts'

type Show = (view: View) => void

/** While pages fade no tap reaches either of them, so it ends before anybody can tap; browsers take 250 ms. */
const QUICK = '::view-transition-group(root){animation-duration:.12s}'

/**
 * Lets another page come as another document does (baseStyles.ts): by the browser's own cross-fade, where it has one and
 * nobody asked for less motion. A page that only changes, as a list that is filtered, is shown at once.
 */
export function crossFade(show: Show): Show {
  if ('adoptedStyleSheets' in document) document.adoptedStyleSheets.push(quickFade())
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
    // A fade that the browser leaves out, as in a tab that nobody sees, is no failure.
    ready.catch(() => undefined)
  }
}

function quickFade(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(QUICK)
  return sheet
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
