import type { Transfer } from './pageReadings.ts'

/** Bytes of bodies as sent (Brotli), by kind. */
type Bytes = { document: number; script: number; image: number; other: number }

/** What a page has transferred. `rounds` is the longest chain of requests of which each began when the former had ended. */
export type Transfers = { bytes: Bytes; requests: number; rounds: number }

export function sumTransfers(transfers: readonly Transfer[]): Transfers {
  const bytes: Bytes = { document: 0, script: 0, image: 0, other: 0 }
  const ended: { until: number; round: number }[] = []
  for (const transfer of transfers.toSorted((one, other) => one.from - other.from)) {
    bytes[kindOf(transfer)] += transfer.bytes
    const former = ended.filter(({ until }) => until <= transfer.from).map(({ round }) => round)
    ended.push({ until: transfer.until, round: Math.max(0, ...former) + 1 })
  }
  return { bytes, requests: transfers.length, rounds: Math.max(0, ...ended.map(({ round }) => round)) }
}

function kindOf({ url, initiator }: Transfer): keyof Bytes {
  if (initiator === 'navigation') return 'document'
  const { pathname } = new URL(url)
  // A script that is fetched ahead has no kind of its own.
  if (pathname.endsWith('.js')) return 'script'
  return /\.(webp|avif|png|jpe?g|svg)$/.test(pathname) ? 'image' : 'other'
}
