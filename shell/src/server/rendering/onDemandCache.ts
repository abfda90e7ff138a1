import { LRUCache } from 'lru-cache'
import { encodings } from '../releaseStore/compositions/writeFolder.ts'
import type { FinishedPage } from './finished/FinishedPage.ts'

/** The result of on-demand rendering: the document, and the page's data if its route has any. */
export type OnDemand = { document: FinishedPage; data?: FinishedPage | undefined; isIncomplete?: boolean }

/** The maximum number of cached pages, and of their bytes. */
export const cacheLimits = { pages: 500, bytes: 64_000_000 }
/** How long a failure is cached, in ms: an address that hangs must not cost a process at each request. */
const FAILURE_TTL = 30_000

/** What was rendered cannot be the answer at many addresses. */
export class DiffersByPath extends Error {}

const sizeOf = (page: FinishedPage | undefined) =>
  page ? encodings.reduce((sum, encoding) => sum + page.body.descriptor(encoding).size, 0) : 0

/** Pages of a composition that were rendered on demand, or are being rendered, within limits. */
export function createOnDemandCache({ pages, bytes }: typeof cacheLimits) {
  const cache = new LRUCache<string, Promise<OnDemand>>({
    max: pages,
    maxSize: bytes,
    perf: { now: () => performance.now() },
  })

  return {
    get: (key: string) => cache.get(key),
    keep(key: string, pending: Promise<OnDemand>): Promise<OnDemand> {
      // Its size is not known yet.
      cache.set(key, pending, { size: 1 })
      const settle = (known: { size: number; ttl?: number }) => {
        if (cache.peek(key) !== pending) return
        cache.delete(key)
        cache.set(key, pending, known)
      }
      pending.then(
        ({ document, data, isIncomplete }) =>
          settle({ size: 1 + sizeOf(document) + sizeOf(data), ...(isIncomplete && { ttl: FAILURE_TTL }) }),
        (error: unknown) => settle({ size: 1, ...(!(error instanceof DiffersByPath) && { ttl: FAILURE_TTL }) }),
      )
      return pending
    },
  }
}
