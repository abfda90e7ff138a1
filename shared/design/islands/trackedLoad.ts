/** A promise that `use()` can read synchronously once it has settled. */
export type Tracked<Value> = Promise<Value> &
  ({ status: 'pending' } | { status: 'fulfilled'; value: Value } | { status: 'rejected'; reason: unknown })

/** Records a promise's outcome in the fields that `use()` reads. */
export function track<Value>(promise: Promise<Value>): Tracked<Value> {
  const tracked = Object.assign(promise, { status: 'pending' as const })
  promise.then(
    // Not a chained promise: it would reject as well, with nobody to handle it.
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => void Object.assign(promise, { status: 'rejected', reason }),
  )
  return tracked
}

const loaded = new WeakMap<object, Tracked<unknown>>()

/**
 * Starts a load and records its outcome on the promise. Successful loads are cached, so that a part whose code is loaded
 * renders without suspending; a failed load is forgotten and starts over when requested again.
 */
export function trackedLoad<Value>(load: () => Promise<Value>): Tracked<Value> {
  const kept = loaded.get(load)
  if (kept) return kept as Tracked<Value>
  const promise = track(load())
  promise.catch(() => loaded.delete(load))
  loaded.set(load, promise)
  return promise
}

/** The longest pause between two attempts, in ms. */
const MAX_BACKOFF = 30_000

/** Tries again for as long as it fails, and reports each failure: until then the server's HTML works without its code. */
export async function untilLoaded<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let pause = 1000; ; pause = Math.min(MAX_BACKOFF, pause * 2)) {
    try {
      return await load()
    } catch (error) {
      globalThis.reportError?.(error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
