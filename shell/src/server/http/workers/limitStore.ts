import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { SharedMemory } from '../../workers/SharedMemory.ts'

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void

/**
 * Counts the framework's rate limits in memory that all processes share. A limit is identified by its order of creation,
 * which is the same in each process.
 */
export function limitStore(memory: Pick<SharedMemory, 'count'>): FastifyRateLimitStoreCtor {
  let made = 0
  return class LimitStore {
    readonly #name = `limit ${made++}`

    incr(key: string, callback: Callback, window: number): void {
      this.#count(key, window, 1, callback)
    }
    /** Reads without counting. */
    read(key: string, callback: Callback, window: number): void {
      this.#count(key, window, 0, callback)
    }
    child(): LimitStore {
      return new LimitStore()
    }
    #count(key: string, window: number, add: number, callback: Callback): void {
      memory.count({ name: this.#name, key, window, add }).then(
        ({ count, left }) => callback(null, { current: count, ttl: left }),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      )
    }
  }
}
