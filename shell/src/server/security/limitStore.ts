import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

type Counted = Parameters<FastifyRateLimitStore['incr']>[1]

/** Keys that are kept for each limit, so that none evicts another's. */
const MAX_KEYS = 50_000

/**
 * The counts of all limits, in memory and never on disk. Time is taken from a clock that cannot be set back: that would lock
 * visitors out.
 */
export function limitStore(monotonic: () => number = () => performance.now()): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    // Sized by entries of one, because a cache with `max` allocates the space for all entries at once.
    readonly #counts = new LRUCache<string, { ends: number; count: number }>({
      maxSize: MAX_KEYS,
      sizeCalculation: () => 1,
    })

    #running(key: string, timeWindow: number) {
      const now = monotonic()
      const known = this.#counts.get(key)
      const running = known && now < known.ends ? known : { ends: now + timeWindow, count: 0 }
      return { ...running, ttl: running.ends - now }
    }

    incr(key: string, callback: Counted, timeWindow: number): void {
      const { ends, count, ttl } = this.#running(key, timeWindow)
      this.#counts.set(key, { ends, count: count + 1 })
      callback(null, { current: count + 1, ttl })
    }

    read(key: string, callback: Counted, timeWindow: number): void {
      const { count, ttl } = this.#running(key, timeWindow)
      callback(null, { current: count, ttl })
    }

    child(): FastifyRateLimitStore {
      return new LimitStore()
    }
  }
}
