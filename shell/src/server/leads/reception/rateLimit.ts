import { normalizeIP } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

const WINDOW = 10 * 60_000
const MOST_NETWORKS = 50_000

/**
 * Counts requests per address in windows of ten minutes, in this process only and never on disk. `monotonic` is a clock
 * that nobody sets: a wall clock put back would lock visitors out.
 */
export function rateLimit(most: number, monotonic: () => number) {
  // A size of one each, because a cache with `max` takes the room for all of them when it is made.
  const windows = new LRUCache<string, { ends: number; count: number }>({
    maxSize: MOST_NETWORKS,
    sizeCalculation: () => 1,
  })
  /** Notes a request; answers after how many seconds to come back, or 0 when it may pass. */
  return (address: string): number => {
    const now = monotonic()
    // Someone with version 6 has a whole /64 of addresses to themselves.
    const network = normalizeIP(address)
    const known = windows.get(network)
    const { ends, count } = known && now < known.ends ? known : { ends: now + WINDOW, count: 0 }
    windows.set(network, { ends, count: count + 1 })
    return count < most ? 0 : Math.ceil((ends - now) / 1000)
  }
}
