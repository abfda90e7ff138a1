import { LRUCache } from 'lru-cache'
import type { Composition } from '../../releases/composition/Composition.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import type { HandledRequest } from '../metrics/requestMetrics.ts'
import type { ServedDocument } from '../pages/countDocuments.ts'
import type { Representation } from '../pages/sendFinished.ts'
import type { Head } from './prebuiltHead.ts'

/** The number of cached paths. Bodies belong to the composition, so that only headers take memory. */
const MAX_PATHS = 1_000

/** A response that is the same for everybody at a path, except for query parameters that the page reads. */
export type Cacheable = { composition: Composition; pathname: string; page: FinishedPage; query: readonly string[] }

/** A response as it was sent. */
export type SentResponse = {
  representation: Pick<Representation, 'status' | 'encoding'>
  head: Head
  /** Its metric labels. */
  counted: Counted
}

type Counted = Pick<HandledRequest, 'matched' | 'route'> & { shown: ServedDocument | undefined }

type CachedResponses = Pick<Cacheable, 'page' | 'query'> & { counted: Counted; heads: Map<string, Head> }

const nameOf = ({ status, encoding }: SentResponse['representation']) => `${status} ${encoding}`

/** Caches responses by path and representation, for as long as one composition is live. */
export function createResponseCache(current: () => Composition) {
  const kept = new LRUCache<string, CachedResponses>({ max: MAX_PATHS })
  let composition: Composition | undefined

  function forgetFormer() {
    if (composition === current()) return
    composition = current()
    kept.clear()
  }

  return {
    /** Stores a response, unless its composition is no longer live. */
    keep(
      { composition: from, pathname, page, query }: Cacheable,
      { representation, head, counted }: SentResponse,
    ): void {
      forgetFormer()
      if (from !== composition) return
      const known = kept.get(pathname) ?? { page, query, counted, heads: new Map() }
      known.heads.set(nameOf(representation), head)
      kept.set(pathname, known)
    },
    /** The cached responses of a path. */
    find(pathname: string): CachedResponses | undefined {
      forgetFormer()
      return kept.get(pathname)
    },
    headIn: ({ heads }: CachedResponses, representation: SentResponse['representation']) =>
      heads.get(nameOf(representation)),
  }
}
