import { createCountBuffer } from './createCountBuffer.ts'
import { dayInSaoPaulo } from '@site/contracts/inSaoPaulo'
import { sourceNameOf } from './sourceNameOf.ts'
import type { VisitCount, VisitCounts } from './VisitCounts.ts'

/** Anybody may report any source: of a day, this many are told apart. */
const MAX_SOURCES = 200

/** What further ones are counted as. */
export const OTHER_SOURCE = 'outros'

type Options = { store: Pick<VisitCounts, 'add'>; now?: () => number }

/** Adds up visits and taps by day, and nothing that could tell two visitors apart. */
export function createVisitRecorder({ store, now = Date.now }: Options) {
  const buffer = createCountBuffer<VisitCount>({
    store,
    keyOf: ({ day, kind, remote, source }) => [day, kind, remote, source].join(' '),
    sum: (one, other) => ({ ...one, count: one.count + other.count }),
  })
  let known = { day: '', sources: new Set<string>() }

  function bounded(source: string, day: string): string {
    if (known.day !== day) known = { day, sources: new Set() }
    const { sources } = known
    if (!sources.has(source) && sources.size >= MAX_SOURCES) return OTHER_SOURCE
    sources.add(source)
    return source
  }

  return {
    /** A visit to a remote's page has begun. */
    visit(remote: string, source: string): void {
      const day = dayInSaoPaulo(now())
      buffer.add([{ day, kind: 'visit', remote, source: bounded(sourceNameOf(source), day), count: 1 }])
    },
    /** A link to WhatsApp was tapped on a remote's page. */
    tap(remote: string): void {
      buffer.add([{ day: dayInSaoPaulo(now()), kind: 'tap', remote, source: '', count: 1 }])
    },
    flush: buffer.flush,
  }
}

export type VisitRecorder = ReturnType<typeof createVisitRecorder>
