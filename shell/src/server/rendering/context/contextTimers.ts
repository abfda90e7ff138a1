type Timer = { id: number; due: number; every: number | undefined; callback: () => unknown }

/** How far the clock of one page goes, in ms, and how many callbacks it calls: an interval never ends. */
const HORIZON = 60_000
const MOST_CALLS = 10_000

/**
 * Timers on a clock of their own: it stands still while code runs and jumps to the next timer when nothing else is to be
 * done. So a pause costs no time, what is late comes at once, and the same code makes the same text each time.
 */
export function createTimers(onError: (error: unknown) => void) {
  const waiting = new Map<number, Timer>()
  let lastId = 0
  let now = 0
  let calls = 0

  const add = (callback: unknown, pause: unknown, every: boolean, values: readonly unknown[]) => {
    if (typeof callback !== 'function') throw new TypeError('A timer needs a function.')
    const delay = Math.max(1, Number(pause) || 0)
    const id = ++lastId
    waiting.set(id, { id, due: now + delay, every: every ? delay : undefined, callback: () => callback(...values) })
    return id
  }
  const remove = (id: unknown) => {
    if (typeof id === 'number') waiting.delete(id)
  }

  return {
    globals: {
      setTimeout: (callback: unknown, pause?: unknown, ...values: unknown[]) => add(callback, pause, false, values),
      setInterval: (callback: unknown, pause?: unknown, ...values: unknown[]) => add(callback, pause, true, values),
      clearTimeout: remove,
      clearInterval: remove,
    },
    /** Begins again for a page; what an earlier one left behind is dropped. */
    begin() {
      waiting.clear()
      now = 0
      calls = 0
    },
    /** Time since the page began, in ms. */
    now: () => now,
    /** Calls the timer that is due next. False when there is none, or when it lies beyond the horizon. */
    runNextTimer(): boolean {
      let next: Timer | undefined
      for (const timer of waiting.values()) if (!next || timer.due < next.due) next = timer
      if (!next || next.due > HORIZON || ++calls > MOST_CALLS) return false
      now = next.due
      if (next.every === undefined) waiting.delete(next.id)
      else next.due += next.every
      try {
        next.callback()
      } catch (error) {
        onError(error)
      }
      return true
    },
  }
}
