import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Composition } from '../../releases/composition/Composition.ts'
import type { ServedFile, ServedFiles } from '../../releases/composition/servedFiles.ts'
import type { ReleaseFiles } from '../../releaseStore/releaseFiles.ts'
import { dictionaryMatch } from '../../releaseStore/webServer/dictionaryMatch.ts'
import { encodeWith } from './encodeWith.ts'

/** Limit for all encoded files together, in bytes; most have about a hundred. */
const MAX_BYTES = 8 * 1024 * 1024

/**
 * Serves live scripts as differences from former versions that the browser has: after a changed line, little more than that
 * line is sent. A file is encoded when it is first requested, and cached.
 */
export function createDictionaries({ read }: Pick<ReleaseFiles, 'read'>) {
  /** SHA-256 of files, by their SHA-384. */
  const hashes = new Map<string, string>()
  const encoded = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length + 200 })
  const groups = new WeakMap<ServedFiles, Map<string, ServedFile[]>>()

  /** The files that may serve as dictionaries, by the pattern of the files that they are for. */
  function groupsOf(files: ServedFiles): Map<string, ServedFile[]> {
    const known = groups.get(files)
    if (known) return known
    const byMatch = new Map<string, ServedFile[]>()
    for (const [address, file] of files) {
      const match = file.guarded ? undefined : dictionaryMatch(address)
      if (match) byMatch.set(match, [...(byMatch.get(match) ?? []), file])
    }
    groups.set(files, byMatch)
    // Hashes of files of releases that are no longer kept are dropped.
    const kept = new Set([...byMatch.values()].flat().map(({ hash }) => hash))
    for (const hash of hashes.keys()) if (!kept.has(hash)) hashes.delete(hash)
    return byMatch
  }

  /** What a browser calls a file as a dictionary; undefined for a damaged one, which no browser has. */
  async function dictionaryHash(file: ServedFile): Promise<string | undefined> {
    const known = hashes.get(file.hash)
    if (known) return known
    const content = await read(file)
    if (!content) return undefined
    const hash = createHash('sha256').update(content).digest('base64')
    hashes.set(file.hash, hash)
    return hash
  }

  /** Among the dictionaries for a file, the one whose hash the browser offers. */
  async function dictionaryFor(address: string, offered: string, files: ServedFiles): Promise<ServedFile | undefined> {
    for (const file of groupsOf(files).get(dictionaryMatch(address) ?? '') ?? []) {
      if ((await dictionaryHash(file)) === offered) return file
    }
    return undefined
  }

  /**
   * The live file at an address, `dcz`-encoded with the dictionary that has this SHA-256 (Base64). Undefined if there is no
   * such dictionary, if one of the two is damaged, or if Brotli alone is smaller.
   */
  return async function encodedFor(address: string, offered: string, composition: Composition) {
    const { files } = composition
    const file = files.get(address)
    if (!file || file.guarded || !isLive(file, composition)) return undefined
    const key = `${offered} ${file.hash}`
    const known = encoded.get(key)
    if (known) return known
    const dictionary = await dictionaryFor(address, offered, files)
    const [content, former] = await Promise.all([read(file), dictionary && read(dictionary)])
    if (!content || !former) return undefined
    const difference = await encodeWith(former, content)
    const brotli = await read(file, 'br')
    if (brotli && difference.length >= brotli.length) return undefined
    encoded.set(key, difference)
    return difference
  }
}

/** Only open tabs request what is not live, and those have the file already, or nothing of it. */
function isLive(file: ServedFile, { shell, releases }: Composition): boolean {
  return [shell, ...releases].some(({ name, id }) => file.name === name && file.id === id)
}
