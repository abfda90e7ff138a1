import { LRUCache } from 'lru-cache'
import { readDocument } from '../../releaseStore/compositions/readFolder.ts'
import type { ReadDocument } from '../composition/folder/readPart.ts'

type Options = {
  /** Replaces the folder with a whole copy, where there is one. */
  mend: () => Promise<void>
  /** Called when that has not helped. */
  onDamaged: () => void
}

/** How long a folder that could not be mended is left alone, in ms. */
const PAUSE = 60_000

/** Reads documents of a composition. If one is damaged, the composition is replaced, at most once in a while. */
export function readOrMend(folder: string, { mend, onDamaged }: Options): ReadDocument {
  const mending = new LRUCache<string, Promise<void>>({ max: 1, ttl: PAUSE, perf: { now: () => performance.now() } })

  function mendOnce(): Promise<void> {
    const recent = mending.get(folder)
    if (recent) return recent
    const work = mend().catch(() => undefined)
    mending.set(folder, work)
    return work
  }

  return async function read(entry, encoding) {
    try {
      return await readDocument(folder, entry, encoding)
    } catch {
      await mendOnce()
    }
    try {
      return await readDocument(folder, entry, encoding)
    } catch (error) {
      onDamaged()
      throw error
    }
  }
}
