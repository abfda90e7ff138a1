import { type Entry, observeEntries } from './observeEntries.ts'

/** A session of shifts ends with a pause, and after a while. In ms: https://web.dev/articles/cls */
const PAUSE = 1000
const LONGEST = 5000

type Shift = Pick<Entry<'layout-shift'>, 'startTime' | 'value' | 'hadRecentInput'>

/** The worst session of shifts that the visitor has not caused. */
export function createShiftScore() {
  let session = { start: 0, last: 0, score: 0 }
  let worst = 0
  return {
    note({ startTime, value, hadRecentInput }: Shift): void {
      if (hadRecentInput) return
      const goesOn = session.score && startTime - session.last < PAUSE && startTime - session.start < LONGEST
      session = goesOn
        ? { ...session, last: startTime, score: session.score + value }
        : { start: startTime, last: startTime, score: value }
      worst = Math.max(worst, session.score)
    },
    worst: () => worst,
  }
}

/** Returns how to ask for the Cumulative Layout Shift so far; undefined where the browser does not tell. */
export function observeLayoutShifts(): () => number | undefined {
  const score = createShiftScore()
  const noteRest = observeEntries('layout-shift', score.note)
  return () => {
    noteRest?.()
    return noteRest && score.worst()
  }
}
