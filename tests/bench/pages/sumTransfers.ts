import type { Transfer } from './pageReadings.ts'

/** Bytes of bodies as sent (Brotli), by kind. */
type Bytes = { document: number; script: number; image: number; other: number }

/**
 * What a page has transferred. `chain` is the length of the longest series of requests each of which started after the former
 * had ended. It goes by the clock, so chance may lengthen it; budgets count round trips by initiator instead.
 */
export type Transfers = { bytes: Bytes; requests: number; chain: number }

export function sumTransfers(transfers: readonly Transfer[]): Transfers {
  const bytes: Bytes = { document: 0, script: 0, image: 0, other: 0 }
  const ended: { until: number; length: number }[] = []
  for (const transfer of transfers.toSorted((one, other) => one.from - other.from)) {
    bytes[kindOf(transfer)] += transfer.bytes
    const former = ended.filter(({ until }) => until <= transfer.from).map(({ length }) => length)
    ended.push({ until: transfer.until, length: Math.max(0, ...former) + 1 })
  }
  return { bytes, requests: transfers.length, chain: Math.max(0, ...ended.map(({ length }) => length)) }
}

function kindOf({ url, initiator }: Transfer): keyof Bytes {
  if (initiator === 'navigation') return 'document'
  const { pathname } = new URL(url)
  // Prefetched scripts have no initiator type of their own.
  if (pathname.endsWith('.js')) return 'script'
  return /\.(webp|avif|png|jpe?g|svg)$/.test(pathname) ? 'image' : 'other'
}
