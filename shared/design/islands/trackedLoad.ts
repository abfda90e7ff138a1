/** A promise that `use()` can read at once when it is settled already. */
export type Tracked<Value> = Promise<Value> &
  ({ status: 'pending' } | { status: 'fulfilled'; value: Value } | { status: 'rejected'; reason: unknown })

/** Notes on a promise how it ended, in the fields that `use()` reads. */
export function track<Value>(promise: Promise<Value>): Tracked<Value> {
  const tracked = Object.assign(promise, { status: 'pending' as const })
  promise.then(
    // Nothing is answered: the rejected promise itself would reject a second one, which nobody looks at.
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => void Object.assign(promise, { status: 'rejected', reason }),
  )
  return tracked
}

const loaded = new WeakMap<object, Tracked<unknown>>()

/**
 * Starts a load and notes how it ended on the promise. Loads that succeeded are kept, so that a part already at hand
 * renders without a pause; a load that failed is forgotten and starts over when asked for again.
 */
export function trackedLoad<Value>(load: () => Promise<Value>): Tracked<Value> {
  const kept = loaded.get(load)
  if (kept) return kept as Tracked<Value>
  const promise = track(load())
  promise.catch(() => loaded.delete(load))
  loaded.set(load, promise)
  return promise
}
