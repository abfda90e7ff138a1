import type { DataAttribute, SharedSelector } from '@site/contracts/documentContract'

/**
 * Marks an element as hydrated and repeats the clicks that were made in it before (React itself drops them). Clicks in an
 * island inside it keep waiting for that island.
 */
export function replayClicks(place: Element | null | undefined): void {
  if (!place) return
  place.setAttribute('data-hydrated' satisfies DataAttribute, '')
  const waiting = window.__clicks
  const mine = [...(waiting ?? [])].filter(
    (target) => target.closest('[data-island]' satisfies SharedSelector) === place,
  )
  for (const target of mine) waiting?.delete(target)
  for (const target of mine) if (target instanceof HTMLElement && !isBeingClicked(target)) target.click()
}

/** A click on a part whose code is there makes React hydrate it at once, and then reaches it by itself. */
function isBeingClicked(target: Element): boolean {
  const { event } = window
  return event?.type === 'click' && event.target instanceof Node && target.contains(event.target)
}
