import type { HistoryState } from '@site/contracts/documentContract'

/**
 * The browser's back and forward buttons move between questions: each step is a history entry with the same address. The
 * mark is added to the state that the shell's router keeps in the entry; the router ignores entries with the same path and
 * search. `depth` is the number of the quiz's own entries directly below this one.
 */
type Mark = NonNullable<HistoryState['steps']>

/** Step of the current history entry; undefined if the quiz has not marked it. */
export function stepOfEntry(): number | undefined {
  return markOfEntry()?.step
}

/** Stores the step in the current entry. */
export function markEntry(step: number): void {
  write('replaceState', { step, depth: markOfEntry()?.depth ?? 0 })
}

/** Adds an entry for the next step, above one that is marked. */
export function pushStep(from: number, to: number): void {
  if (stepOfEntry() !== from) markEntry(from)
  write('pushState', { step: to, depth: (markOfEntry()?.depth ?? 0) + 1 })
}

/** Goes back this many of the quiz's own entries; returns false, without going back, if there are fewer. */
export function goBack(entries: number | 'all'): boolean {
  const depth = markOfEntry()?.depth ?? 0
  const count = entries === 'all' ? depth : entries
  if (count === 0 || count > depth) return false
  history.go(-count)
  return true
}

function write(how: 'pushState' | 'replaceState', steps: Mark): void {
  try {
    history[how]({ ...history.state, steps }, '')
  } catch {
    // Safari allows 100 in 10 s: the quiz continues, with one entry less.
  }
}

function markOfEntry(): Mark | undefined {
  const { step, depth }: { [Key in keyof Mark]?: unknown } = history.state?.steps ?? {}
  return isCount(step) && isCount(depth) ? { step, depth } : undefined
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value)
}
