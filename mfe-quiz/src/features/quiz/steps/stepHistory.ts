import type { HistoryState } from '@site/contracts/documentContract'

/**
 * Back and forward move between questions: each step is an entry of the browser's history with the same address. The
 * mark is added to whatever state the shell's router keeps in the entry, so that the router sees nothing new: it
 * ignores entries with the same path and search. `depth` counts the quiz's own entries right below this one.
 */
type Mark = NonNullable<HistoryState['steps']>

/** Step of the entry the visitor is at; undefined for an entry that the quiz has not marked. */
export function stepOfEntry(): number | undefined {
  return markOfEntry()?.step
}

/** Notes the step in the present entry. */
export function markEntry(step: number): void {
  write('replaceState', { step, depth: markOfEntry()?.depth ?? 0 })
}

/** Adds an entry for the next step, on top of one that knows its own. */
export function pushStep(from: number, to: number): void {
  if (stepOfEntry() !== from) markEntry(from)
  write('pushState', { step: to, depth: (markOfEntry()?.depth ?? 0) + 1 })
}

/** Goes down so many of the quiz's own entries; false if there are fewer, and then nothing has happened. */
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
    // Safari allows 100 in 10 s: the quiz goes on, with an entry less.
  }
}

function markOfEntry(): Mark | undefined {
  const { step, depth }: { [Key in keyof Mark]?: unknown } = history.state?.steps ?? {}
  return isCount(step) && isCount(depth) ? { step, depth } : undefined
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value)
}
