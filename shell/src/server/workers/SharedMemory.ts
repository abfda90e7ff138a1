import { LRUCache } from 'lru-cache'

/** What all processes of a server count and remember together. Each name has a cache of its own, which no other crowds. */
export type SharedMemory = {
  /** How often a key was counted in its running window, and for how many ms that still runs; `add` of 0 only looks. */
  count(of: { name: string; key: string; window: number; add: number }): Promise<{ count: number; left: number }>
  /** Keeps the first value that is given for a key, and answers what is kept; without a value it only looks. */
  first(of: { name: string; key: string; value?: string | undefined }): Promise<string | undefined>
}

/** Keys of one name that are kept: networks that were counted, and values. */
const MOST = { counts: 50_000, values: 20_000 }

/** The memory of one process. `monotonic` is a clock that nobody sets: a wall clock put back would lock visitors out. */
export function createMemory(monotonic: () => number): SharedMemory {
  const counts = caches<{ ends: number; count: number }>(MOST.counts)
  const values = caches<string>(MOST.values)

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

/** By name a map that forgets what was used least lately. */
function caches<Value extends NonNullable<unknown>>(most: number) {
  const made = new Map<string, LRUCache<string, Value>>()
  return function cacheOf(name: string): LRUCache<string, Value> {
    // A size of one each, because a cache with `max` takes the space for all of them when it is made.
    const cache = made.get(name) ?? new LRUCache<string, Value>({ maxSize: most, sizeCalculation: () => 1 })
    made.set(name, cache)
    return cache
  }
}
