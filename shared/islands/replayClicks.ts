declare global {
  interface Window {
    /** Clicks on parts that had no code yet, queued by the inline loader. */
    __clicks?: Element[]
  }
}

/** Marks a place as hydrated and repeats the clicks that were made in it before (React itself loses them). */
export function replayClicks(place: Element | null | undefined): void {
  if (!place) return
  place.setAttribute('data-hydrated', '')
  const waiting = window.__clicks ?? []
  window.__clicks = waiting.filter((target) => !place.contains(target))
  for (const target of waiting) {
    if (place.contains(target) && target instanceof HTMLElement) target.click()
  }
}
