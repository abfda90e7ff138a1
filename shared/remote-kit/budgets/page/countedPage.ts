/*
 * What runs in a page that is counted. Each function is sent there as text: it stands alone, and gives no function inside
 * it a name, for which the compiler would add a call of something that is not there.
 */

/**
 * Before anything else of the page: its browser is not idle yet, and nothing happens because a second has passed, such as a
 * look at what is new: a slow machine counts what a fast one does.
 */
export function holdBack(): void {
  const held: (IdleRequestCallback | undefined)[] = []
  window.__idleWork = { held, begin: window.requestIdleCallback.bind(window) }
  window.requestIdleCallback = (run) => held.push(run)
  window.cancelIdleCallback = (handle) => void held.splice(handle - 1, 1, undefined)
  const start = window.setTimeout.bind(window)
  Reflect.set(window, 'setTimeout', (run: () => void, ms = 0, ...rest: unknown[]) =>
    ms < 1000 ? start(run, ms, ...rest) : 0,
  )
}

/**
 * True when the page is painted, and what it is made of is alive or waits for somebody to touch it. What the shell itself
 * answers with, such as a notice, has no page that comes alive.
 */
export function hasBegun(comesAlive: boolean): boolean {
  if (performance.getEntriesByName('first-contentful-paint').length === 0) return false
  return !comesAlive || window.__reading !== undefined || performance.getEntriesByName('hydrated').length > 0
}

/** Until what has been ordered by now is done, and painted. */
export function takeTurn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
}

/** Does what waits for an idle browser. @returns how much that was. */
export async function becomeIdle(): Promise<number> {
  const { held, begin } = window.__idleWork ?? { held: [], begin: requestIdleCallback }
  const work = held.filter((run) => run !== undefined)
  // A handle is a place in the list, which only grows.
  held.fill(undefined)
  // A page that has nothing to paint may not be told for minutes that it is idle.
  for (const run of work) begin(run, { timeout: 1000 })
  await new Promise((done) => begin(done, { timeout: 1000 }))
  return work.length
}

/** Elements by the part of the page that they are in. */
export function countNodes(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const element of document.querySelectorAll('*')) {
    const part = element.closest<HTMLElement>('[data-section], head, header, main, footer, dialog')
    const name = part?.dataset.section ?? part?.localName ?? 'body'
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
