import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { SharedMemory } from '../../workers/SharedMemory.ts'

type Tell = (error: Error | null, result?: { current: number; ttl: number }) => void

/**
 * Where the framework's rate limits are counted when several processes serve a site. A limit is named by the order in which
 * they are made, which is the same in all of them.
 */
export function limitStore(memory: Pick<SharedMemory, 'count'>): FastifyRateLimitStoreCtor {
  let made = 0
  return class LimitStore {
    readonly #name = `limit ${made++}`

    incr(key: string, tell: Tell, window: number): void {
      this.#count(key, window, 1, tell)
    }
    /** Looks without counting. */
    read(key: string, tell: Tell, window: number): void {
      this.#count(key, window, 0, tell)
    }
    child(): LimitStore {
      return new LimitStore()
    }
    #count(key: string, window: number, add: number, tell: Tell): void {
      memory.count({ name: this.#name, key, window, add }).then(
        ({ count, left }) => tell(null, { current: count, ttl: left }),
        (error: unknown) => tell(error instanceof Error ? error : new Error(String(error))),
      )
    }
  }
}
