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
    const still = !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isAnother || still) return show(view)
    const { ready } = document.startViewTransition(() => new Promise<void>((onPlaced) => show({ ...view, onPlaced })))
    // A skipped transition, as in a hidden tab, is no failure.
    ready.catch(() => undefined)
  }
}
