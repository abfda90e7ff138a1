import type { OutgoingHttpHeader } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Composition } from '../../releases/composition/Composition.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import type { Answered } from '../metrics/requestMetrics.ts'
import type { Shown } from '../pages/countDocuments.ts'
import type { Form } from '../pages/sendFinished.ts'

/** Paths whose answers are kept. Bodies are the composition's own, so that it is only headers that take memory. */
const MOST_PATHS = 1_000

/** What everybody gets at a path: a page of a composition, whatever parameters follow that it does not look at. */
export type Repeatable = { composition: Composition; pathname: string; page: FinishedPage; looksAtQuery: boolean }

/** An answer as it was sent. */
export type SentAnswer = {
  form: Pick<Form, 'status' | 'encoding'>
  /** Names and values in turn. */
  headers: OutgoingHttpHeader[]
  /** What was counted of it. */
  told: Told
}

type Told = Pick<Answered, 'matched' | 'route'> & { shown: Shown | undefined }

type Kept = Pick<Repeatable, 'page' | 'looksAtQuery'> & { told: Told; headers: Map<string, OutgoingHttpHeader[]> }

const nameOf = ({ status, encoding }: SentAnswer['form']) => `${status} ${encoding}`

/** Keeps what was answered at paths, in each form, for as long as one composition is live. */
export function createResponseCache(current: () => Composition) {
  const kept = new LRUCache<string, Kept>({ max: MOST_PATHS })
  let composition: Composition | undefined

  function forgetFormer() {
    if (composition === current()) return
    composition = current()
    kept.clear()
  }

  return {
    /** Keeps an answer, unless what it came from is no longer live. */
    keep({ composition: from, pathname, page, looksAtQuery }: Repeatable, { form, headers, told }: SentAnswer): void {
      forgetFormer()
      if (from !== composition) return
      const known = kept.get(pathname) ?? { page, looksAtQuery, told, headers: new Map() }
      known.headers.set(nameOf(form), headers)
      kept.set(pathname, known)
    },
    /** What is known of a path. */
    find(pathname: string): Kept | undefined {
      forgetFormer()
      return kept.get(pathname)
    },
    headersIn: ({ headers }: Kept, form: SentAnswer['form']) => headers.get(nameOf(form)),
  }
}
