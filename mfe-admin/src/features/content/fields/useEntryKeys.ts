import { useState } from 'react'
import { moved } from './moved.ts'

/** Keys that stay with the entries of a list while these are moved and removed, and with them what is under way in an entry. */
export function useEntryKeys(count: number) {
  const [former, setKeys] = useState<readonly number[]>([])
  const keys = former.length === count ? former : keysFor(count, former)
  if (keys !== former) setKeys(keys)
  return {
    keys,
    moveKey: (from: number, to: number) => setKeys(moved(keys, from, to)),
    removeKey: (index: number) => setKeys(keys.toSpliced(index, 1)),
    insertKey: (index: number) => setKeys(keys.toSpliced(index, 0, Math.max(-1, ...keys) + 1)),
  }
}

function keysFor(count: number, former: readonly number[]): number[] {
  const next = Math.max(-1, ...former) + 1
  return Array.from({ length: count }, (_, index) => former[index] ?? next + index)
}
