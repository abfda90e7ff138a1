/*
 * Functions that run in a measured page. Each is sent as text, so it must be self-contained; and it must not give a function
 * inside it a name, because the compiler would add a call of a helper that does not exist there.
 */

/**
 * Runs before the page's own code: the browser is never idle, and no second passes for timers such as the check for a new
 * release, so that a slow machine counts the same as a fast one.
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
 * True once the page is painted, and its islands are hydrated or waiting for an interaction. A notice of the shell itself
 * has no page to hydrate.
 */
export function hasBegun(comesAlive: boolean): boolean {
  if (performance.getEntriesByName('first-contentful-paint').length === 0) return false
  return !comesAlive || window.__reading !== undefined || performance.getEntriesByName('hydrated').length > 0
}

/** Resolves when everything that is scheduled by now is done and painted. */
export function takeTurn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
}

/** Runs the pending idle callbacks. @returns their number. */
export async function becomeIdle(): Promise<number> {
  const { held, begin } = window.__idleWork ?? { held: [], begin: requestIdleCallback }
  const work = held.filter((run) => run !== undefined)
  // A handle is an index into the list, so the list only grows.
  held.fill(undefined)
  // Without anything to paint, a page may wait minutes for an idle callback.
  for (const run of work) begin(run, { timeout: 1000 })
  await new Promise((done) => begin(done, { timeout: 1000 }))
  return work.length
}

/** The number of elements in each part of the page. */
export function countNodes(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const element of document.querySelectorAll('*')) {
    const part = element.closest<HTMLElement>('[data-section], head, header, main, footer, dialog')
    const name = part?.dataset.section ?? part?.localName ?? 'body'
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
