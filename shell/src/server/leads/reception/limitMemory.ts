import { LRUCache } from 'lru-cache'

/** Counters and values behind limits and form tokens, in memory. Each name has its own cache, so that none evicts another. */
export type LimitMemory = {
  /** Returns a key's count in its current window, and how many ms are left of it; `add` of 0 only reads. */
  count(of: { name: string; key: string; window: number; add: number }): Promise<{ count: number; left: number }>
  /** Keeps the first value that is set for a key, and returns the kept one; without a value it only reads. */
  first(of: { name: string; key: string; value?: string | undefined }): Promise<string | undefined>
}

/** Keys that are kept per name. */
const MAX_KEYS = { counts: 50_000, values: 20_000 }

/** `monotonic` is a clock that cannot be set back: that would lock visitors out. */
export function createMemory(monotonic: () => number): LimitMemory {
  const counts = caches<{ ends: number; count: number }>(MAX_KEYS.counts)
  const values = caches<string>(MAX_KEYS.values)

  return {
    async count({ name, key, window, add }) {
      const cache = counts(name)
      const now = monotonic()
      const known = cache.get(key)
      const running = known && now < known.ends ? known : { ends: now + window, count: 0 }
      if (add > 0) cache.set(key, { ...running, count: running.count + add })
      return { count: running.count + add, left: running.ends - now }
    },
    async first({ name, key, value }) {
      const cache = values(name)
      const known = cache.get(key)
      if (known === undefined && value !== undefined) cache.set(key, value)
      return known ?? value
    },
  }
}

/** One LRU cache per name. */
function caches<Value extends NonNullable<unknown>>(max: number) {
  const byName = new Map<string, LRUCache<string, Value>>()
  return function cacheOf(name: string): LRUCache<string, Value> {
    // Sized by entries of one, because a cache with `max` allocates the space for all entries at once.
    const cache = byName.get(name) ?? new LRUCache<string, Value>({ maxSize: max, sizeCalculation: () => 1 })
    byName.set(name, cache)
    return cache
  }
}
