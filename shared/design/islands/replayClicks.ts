import type { DataAttribute, SharedSelector } from '@site/contracts/documentContract'
import { successorOf } from './successorOf.ts'

/** Repeats the clicks that were made in a place before anything listened there, and marks it as hydrated. */
export function replayClicks(place: Element | null | undefined): void {
  claimClicks(place)()
}

/**
 * Something listens in `place` from now on. The returned function repeats what was clicked there before, and nothing that is
 * clicked until it is called. Clicks in an island inside it keep waiting for that island.
 */
export function claimClicks(place: Element | null | undefined): () => void {
  if (!place) return () => {}
  const waiting = window.__clicks
  const isMine = (clicked: Element | undefined) => clicked?.closest('[data-island]' satisfies SharedSelector) === place
  const mine = [...(waiting ?? [])].flatMap((target) => {
    const clicked = target.isConnected ? target : successorOf(target, place)
    return isMine(clicked) ? [{ target, clicked }] : []
  })
  for (const { target } of mine) waiting?.delete(target)
  const repeated = mine.filter(({ target, clicked }) => clicked !== target || !isBeingClicked(target))
  return () => {
    place.setAttribute('data-hydrated' satisfies DataAttribute, '')
    for (const target of waiting ?? []) if (isMine(target)) waiting?.delete(target)
    // What a button sends is then what was entered: the shell tells React of it at the mark.
    queueMicrotask(() => {
      for (const { clicked } of repeated) if (clicked instanceof HTMLElement) clicked.click()
    })
  }
}

/** A click on a part whose code is there makes React hydrate it at once, and then reaches it by itself. */
function isBeingClicked(target: Element): boolean {
  const { event } = window
  return event?.type === 'click' && event.target instanceof Node && target.contains(event.target)
}
