import type { DataAttribute, SharedSelector } from '@site/contracts/documentContract'
import { successorOf } from './successorOf.ts'

/**
 * Marks an element as hydrated and repeats the clicks that were made in it before (React itself drops them). Clicks in an
 * island inside it keep waiting for that island.
 */
export function replayClicks(place: Element | null | undefined): void {
  if (!place) return
  place.setAttribute('data-hydrated' satisfies DataAttribute, '')
  const waiting = window.__clicks
  const mine = [...(waiting ?? [])].flatMap((target) => {
    const clicked = target.isConnected ? target : successorOf(target, place)
    return clicked?.closest('[data-island]' satisfies SharedSelector) === place ? [{ target, clicked }] : []
  })
  for (const { target } of mine) waiting?.delete(target)
  const repeated = mine.filter(({ target, clicked }) => clicked !== target || !isBeingClicked(target))
  // What a button sends is then what was entered: the shell tells React of it at the mark.
  queueMicrotask(() => {
    for (const { clicked } of repeated) if (clicked instanceof HTMLElement) clicked.click()
  })
}

/** A click on a part whose code is there makes React hydrate it at once, and then reaches it by itself. */
function isBeingClicked(target: Element): boolean {
  const { event } = window
  return event?.type === 'click' && event.target instanceof Node && target.contains(event.target)
}
