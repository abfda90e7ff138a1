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
    if (!isAnother) return show(view)
    const showPlaced = (settle?: () => void) =>
      show({
        ...view,
        onPlaced() {
          renewFooter()
          settle?.()
        },
      })
    if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return showPlaced()
    // A skipped transition, as in a hidden tab, is no failure.
    document.startViewTransition(() => new Promise<void>(showPlaced)).ready.catch(() => undefined)
  }
}

/**
 * The footer is the same on every page, and elsewhere on the next one. Just after a click browsers excuse that as the answer
 * to it, but after a step in the history, or late, they count it as a layout shift. Laid out anew, it has not moved.
 */
function renewFooter(): void {
  for (const footer of document.querySelectorAll<HTMLElement>('body>:not(main) footer')) {
    footer.style.display = 'none'
    void footer.offsetHeight
    footer.style.display = ''
  }
}
