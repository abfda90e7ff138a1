const INITIAL_BACKOFF = 500
const MAX_BACKOFF = 30_000
/** A worker that ran this long, in ms, did not fail at its start. */
const STABLE_AFTER = 60_000

/** How many times in a row a worker has ended soon after its start, including this time. */
export function consecutiveExits(former: number, lived: number): number {
  return lived >= STABLE_AFTER ? 1 : former + 1
}

/** Back-off before a worker is restarted, in ms: none the first time, then doubling. */
export function restartBackoff(exits: number): number {
  return exits <= 1 ? 0 : Math.min(MAX_BACKOFF, INITIAL_BACKOFF * 2 ** (exits - 2))
}
