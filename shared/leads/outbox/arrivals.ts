import type { SharedStorage } from '@site/contracts/documentContract'
import { readTouch } from '@site/contracts/leadOrigin'

/** What is known of an arrival from elsewhere, as it goes with a lead (`readTouch`); the server judges it. */
export type Arrival = object

const KEY = 'arrivals' satisfies SharedStorage

/**
 * Remembers in this tab how the visit began, and its last arrival from elsewhere: nothing of the two addresses but what goes
 * with a lead, and it leaves the browser with a form only. Of a visitor whom nobody has sent here there is nothing to remember.
 */
export function rememberArrival(): void {
  const { href, origin, search } = location
  const { referrer } = document
  if (referrer.startsWith(`${origin}/`) || (!referrer && !search)) return
  try {
    const last = readTouch(href, referrer)
    const { first = last } = rememberedArrivals()
    sessionStorage.setItem(KEY, JSON.stringify({ first, last }))
  } catch {
    // Storage is forbidden: the form then says how its own page was reached.
  }
}

export function rememberedArrivals(): { first?: Arrival; last?: Arrival } {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const { first, last } = { first: undefined, last: undefined, ...Object(kept) }
    return { ...(isArrival(first) && { first }), ...(isArrival(last) && { last }) }
  } catch {
    return {}
  }
}

/** Forgets how the visit began. */
export function forgetArrivals(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // If storage is forbidden, nothing was stored.
  }
}

const isArrival = (value: unknown): value is Arrival =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
