/** The longest pause within a session of layout shifts, and the longest session, in ms. */
const MAX_GAP = 1000
const MAX_SESSION = 5000

/** Cumulative Layout Shift as Core Web Vitals define it: the score of the worst session of shifts. */
export function cumulativeLayoutShift(shifts: readonly { at: number; value: number }[]): number {
  let worst = 0
  let session = { start: -Infinity, last: -Infinity, sum: 0 }
  for (const { at, value } of shifts.toSorted((one, other) => one.at - other.at)) {
    const isSameSession = at - session.last < MAX_GAP && at - session.start < MAX_SESSION
    session = isSameSession ? { ...session, last: at, sum: session.sum + value } : { start: at, last: at, sum: value }
    worst = Math.max(worst, session.sum)
  }
  return worst
}
