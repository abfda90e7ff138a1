type Timer = { id: number; due: number; every: number | undefined; callback: () => unknown }

/** How far a page's clock may advance, in ms, and how many callbacks it may call, because an interval never ends. */
const MAX_CLOCK = 60_000
const MAX_CALLS = 10_000

/**
 * Timers on a virtual clock: it stands still while code runs, and jumps to the next timer when there is nothing else to do.
 * So waiting takes no time, and the same code always produces the same output.
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
    /** Resets everything for the next page. */
    begin() {
      waiting.clear()
      now = 0
      calls = 0
    },
    /** Time since the page began, in ms. */
    now: () => now,
    /** Runs the next timer. False if there is none within the limit. */
    runNextTimer(): boolean {
      let next: Timer | undefined
      for (const timer of waiting.values()) if (!next || timer.due < next.due) next = timer
      if (!next || next.due > MAX_CLOCK || ++calls > MAX_CALLS) return false
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
