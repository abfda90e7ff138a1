import type { ViewCount } from './ViewCounts.ts'

/**
 * Counts ordered by hour, with no `bad` below zero. A report subtracts its document from the silent ones, and may arrive in
 * a later hour than the document, or after the canary's share has changed: a surplus in one row is subtracted from the
 * previous row of the same release. Any remaining surplus belongs to documents that were not counted.
 */
export function reconcileSilentCounts(counts: readonly ViewCount[]): ViewCount[] {
  const owed = new Map<string, number>()
  return counts
    .toSorted((one, other) => compare(one.hour, other.hour) || one.share - other.share)
    .toReversed()
    .map((count) => {
      if (count.measure !== 'silent') return count
      const key = `${count.remote} ${count.release}`
      const bad = count.bad + (owed.get(key) ?? 0)
      owed.set(key, Math.min(bad, 0))
      return { ...count, bad: Math.max(bad, 0) }
    })
    .toReversed()
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
