/*
 * Functions that run in a measured page. Each is sent as text, so it must be self-contained; and it must not give a function
 * inside it a name, because the compiler would add a call of a helper that does not exist there.
 */

/**
 * Runs before the page's own code: the browser is never idle, and no second passes for timers such as the check for a new
 * release, so that a slow machine counts the same as a fast one.
 */
export function deferIdleWork(): void {
  const deferred: (IdleRequestCallback | undefined)[] = []
  window.__idleWork = { deferred, schedule: window.requestIdleCallback.bind(window) }
  window.requestIdleCallback = (run) => deferred.push(run)
  window.cancelIdleCallback = (handle) => void deferred.splice(handle - 1, 1, undefined)
  const start = window.setTimeout.bind(window)
  Reflect.set(window, 'setTimeout', (run: () => void, ms = 0, ...rest: unknown[]) =>
    ms < 1000 ? start(run, ms, ...rest) : 0,
  )
}

export function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}

/** Touches the page where nothing is. */
export function touch(): void {
  dispatchEvent(new PointerEvent('pointerdown'))
}

export function isHydrated(): boolean {
  return performance.getEntriesByName('hydrated').length > 0
}

/** Resolves when everything that is scheduled by now is done and painted. */
export function nextFrame(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
}

/** Runs the pending idle callbacks. @returns their number. */
export async function runIdleWork(): Promise<number> {
  const { deferred, schedule } = window.__idleWork ?? { deferred: [], schedule: requestIdleCallback }
  const work = deferred.filter((run) => run !== undefined)
  // A handle is an index into the list, so the list only grows.
  deferred.fill(undefined)
  // Without anything to paint, a page may wait minutes for an idle callback.
  for (const run of work) schedule(run, { timeout: 1000 })
  await new Promise((done) => schedule(done, { timeout: 1000 }))
  return work.length
}
