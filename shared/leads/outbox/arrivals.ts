import type { SharedStorage } from '@site/contracts/documentContract'

/** The address of a page that was opened from elsewhere, and the address of that place. */
export type Arrival = readonly [address: string, referrer: string]

const KEY = 'arrivals' satisfies SharedStorage

/**
 * Remembers in this tab how the visit began, and its last arrival from elsewhere. It identifies nobody, and leaves the browser
 * with a form only. Of a visitor whom nobody has sent here there is nothing to remember.
 */
export function rememberArrival(): void {
  const { href, origin, search } = location
  const { referrer } = document
  if (referrer.startsWith(`${origin}/`) || (!referrer && !search)) return
  try {
    const { first = [href, referrer] } = rememberedArrivals()
    sessionStorage.setItem(KEY, JSON.stringify({ first, last: [href, referrer] }))
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
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
