const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000
/** Who has served for so long, in ms, has not ended because of how it was started. */
const SETTLED = 60_000

/** How many times in a row a worker has ended soon after its start, with this time. */
export function endsInARow(former: number, lived: number): number {
  return lived >= SETTLED ? 1 : former + 1
}

/** After how many ms a worker is started again: at once after it has ended once, and later and later after that. */
export function restartPause(ends: number): number {
  return ends <= 1 ? 0 : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (ends - 2))
}
