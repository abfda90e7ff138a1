import { normalizeIP } from '@fastify/rate-limit'
import type { LimitMemory } from './limitMemory.ts'

const WINDOW = 10 * 60_000

/** Counts requests per address in windows of ten minutes, under the limit's name, and never on disk. */
export function rateLimit(name: string, max: number, memory: Pick<LimitMemory, 'count'>) {
  /** Counts a request; returns the number of seconds to wait, or 0 if it is allowed. */
  return async (address: string): Promise<number> => {
    // With IPv6, one person has a whole /64 of addresses.
    const { count, left } = await memory.count({ name, key: normalizeIP(address), window: WINDOW, add: 1 })
    return count <= max ? 0 : Math.ceil(left / 1000)
  }
}
