import { carryInput } from '@site/design/islands/carryInput'
import { type HydrationOptions, hydrateRoot } from 'react-dom/client'

/** What React cannot hydrate it renders anew: the visitor keeps what she has entered and where she is. */
export const recovery: HydrationOptions = {
  // React only logs errors that a boundary catches; this reports them like any other failure.
  onCaughtError: (error) => globalThis.reportError?.(error),
  onRecoverableError(error) {
    carryInput(document.body)
    stayInPlace(window.__entered?.top)
    // A translator's doing is no failure of a release.
    if (!window.__changed) globalThis.reportError?.(error)
  },
}

/** For the fragments of remotes, which have roots of their own. */
export const hydrateFragment: typeof hydrateRoot = (place, content, options) =>
  hydrateRoot(place, content, { ...recovery, ...options })

/**
 * A page that is replaced has no height for a moment, which moves it up. Whoever is further down than `top`, in pixels, has
 * scrolled since, and the browser is yet to say so.
 */
function stayInPlace(top = 0): void {
  if (scrollY < top) scrollTo({ top, behavior: 'instant' })
}
