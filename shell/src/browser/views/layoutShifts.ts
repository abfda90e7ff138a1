import { type Entry, observeEntries } from './observeEntries.ts'

/** A session of shifts ends after a pause, or at its maximum length. In ms: https://web.dev/articles/cls */
const SESSION_GAP = 1000
const MAX_SESSION = 5000

type Shift = Pick<Entry<'layout-shift'>, 'startTime' | 'value' | 'hadRecentInput'>

/** The worst session of shifts that the visitor did not cause. */
export function createShiftScore() {
  let session = { start: 0, last: 0, score: 0 }
  let worst = 0
  return {
    add({ startTime, value, hadRecentInput }: Shift): void {
      if (hadRecentInput) return
      const goesOn = session.score && startTime - session.last < SESSION_GAP && startTime - session.start < MAX_SESSION
      session = goesOn
        ? { ...session, last: startTime, score: session.score + value }
        : { start: startTime, last: startTime, score: value }
      worst = Math.max(worst, session.score)
    },
    worst: () => worst,
  }
}

/** Returns a function that returns the Cumulative Layout Shift so far; undefined if the browser does not measure it. */
export function observeLayoutShifts(): () => number | undefined {
  const score = createShiftScore()
  const flush = observeEntries('layout-shift', score.add)
  return () => {
    flush?.()
    return flush && score.worst()
  }
}
