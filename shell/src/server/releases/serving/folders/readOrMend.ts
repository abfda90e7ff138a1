import { LRUCache } from 'lru-cache'
import { readDocument } from '../../../releaseStore/compositions/readFolder.ts'
import type { ReadDocument } from '../../composition/folder/readPart.ts'

type Options = {
  /** What was read lately. */
  recent: RecentDocuments
  /** Replaces the folder with a whole copy, where there is one. */
  mend: () => Promise<void>
  /** Called when that has not helped. */
  onDamaged: () => void
}

/** Bytes of documents that are kept: without any, a busy page costs six times as much processor time. */
const MAX_BYTES = 8 * 1024 * 1024

export type RecentDocuments = LRUCache<string, Buffer>

/** Documents by their hash, whichever composition they are of. */
export const createRecentDocuments = (): RecentDocuments =>
  new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length + 200 })

/** How long a folder that could not be mended is left alone, in ms. */
const PAUSE = 60_000

/** Reads documents of a composition, and compares them with their hashes. If one is damaged, the composition is replaced, at most once in a while. */
export function readOrMend(folder: string, { recent, mend, onDamaged }: Options): ReadDocument {
  const mending = new LRUCache<string, Promise<void>>({ max: 1, ttl: PAUSE, perf: { now: () => performance.now() } })

  function mendOnce(): Promise<void> {
    const recent = mending.get(folder)
    if (recent) return recent
    const work = mend().catch(() => undefined)
    mending.set(folder, work)
    return work
  }

  const readWhole: ReadDocument = async (entry, encoding) => {
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

  return async function read(entry, encoding) {
    const { hash } = entry.encodings[encoding]
    const known = recent.get(hash)
    if (known) return known
    const content = await readWhole(entry, encoding)
    recent.set(hash, content)
    return content
  }
}
