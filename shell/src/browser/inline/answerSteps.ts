import type { HistoryState } from '@site/contracts/documentContract'

/** frame/scrollMemory.ts writes the entry's state. */
export const savedState = (): HistoryState | null => history.state

/**
 * Answers steps through the history until the shell does. Entries that a client-side navigation has made still belong to one
 * document after a reload and in a restored tab: the browser changes the address and leaves the rest to the page. An entry of
 * another page is loaded as a new document; within the page, the saved scroll position is restored.
 */
export function answerSteps(reload = () => location.reload()): void {
  const [arrival] = performance.getEntriesByType('navigation')
  const { pathname, search } = new URL(arrival?.name.startsWith(location.origin) ? arrival.name : location.href)
  const isElsewhere = () => location.pathname !== pathname || location.search !== search
  // The first step may have come while the document was arriving.
  if (isElsewhere()) reload()
  addEventListener('popstate', () => {
    if (window.__navigates) return
    const top = savedState()?.scrollTop
    if (isElsewhere()) reload()
    else if (top !== undefined) scrollTo(0, top)
  })
}

/** Scrolls a document that was loaded for an entry of the history to where the visitor left it. */
export function placePage(): void {
  const saved = savedState()
  const place = () => scrollTo(0, saved?.scrollTop ?? 0)
  if (saved?.scrollTop) place()
  if (!location.hash) return
  // An anchor may reveal what is hidden without it (`:target`): before the first paint, so that nothing moves afterwards. Where a
  // place was saved, the browser reveals it by itself at the document's end, and moves the place.
  if (!saved) location.replace(location.hash)
  else if (saved.scrollTop) requestAnimationFrame(place)
}
