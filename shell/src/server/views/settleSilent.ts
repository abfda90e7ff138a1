import type { ViewCount } from './ViewCounts.ts'

/**
 * Counts in the order of their hours, with no `bad` below zero. A report takes its document back from those of which none
 * came, and may come an hour later than the document, or after the canary's share was changed: what is too much in one
 * row belongs to the one before it of the same release. What is left then is of documents that were not counted.
 */
export function settleSilent(counts: readonly ViewCount[]): ViewCount[] {
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
