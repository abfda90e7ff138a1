import { normalizeIP } from '@fastify/rate-limit'
import type { SharedMemory } from '../../workers/SharedMemory.ts'

const WINDOW = 10 * 60_000

/** Counts requests per address in windows of ten minutes, by the name of the limit and never on disk. */
export function rateLimit(name: string, most: number, memory: Pick<SharedMemory, 'count'>) {
  /** Notes a request; answers after how many seconds to come back, or 0 when it may pass. */
  return async (address: string): Promise<number> => {
    // Someone with version 6 has a whole /64 of addresses to themselves.
    const { count, left } = await memory.count({ name, key: normalizeIP(address), window: WINDOW, add: 1 })
    return count <= most ? 0 : Math.ceil(left / 1000)
  }
}
