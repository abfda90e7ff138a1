declare global {
  interface Window {
    /**
     * Clicks on parts that had no code yet, queued by the inline loader, which keeps this one set. `linksHeard` is set
     * when the shell hears WhatsApp links itself.
     */
    __clicks?: Set<Element> & { linksHeard?: true }
  }
}

/**
 * Marks a place as hydrated and repeats the clicks that were made in it before (React itself loses them). Clicks in an
 * island inside it go on waiting for that island.
 */
export function replayClicks(place: Element | null | undefined): void {
  if (!place) return
  place.setAttribute('data-hydrated', '')
  const waiting = window.__clicks
  const mine = [...(waiting ?? [])].filter((target) => target.closest('[data-island]') === place)
  for (const target of mine) waiting?.delete(target)
  for (const target of mine) if (target instanceof HTMLElement) target.click()
}
