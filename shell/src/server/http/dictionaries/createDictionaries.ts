import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Composition } from '../../releases/composition/Composition.ts'
import type { ServedFile, ServedFiles } from '../../releases/composition/servedFiles.ts'
import { dictionaryMatch } from './dictionaryMatch.ts'
import { encodeWith } from './encodeWith.ts'

/** Limit for all encoded files together, in bytes; most have about a hundred. */
const MAX_BYTES = 8 * 1024 * 1024

const pathOf = ({ folder, file }: ServedFile) => join(folder, file)

/**
 * Serves live scripts as differences from former versions that the browser has: after a changed line, little more than that
 * line is sent. A file is encoded when it is first requested, and cached.
 */
export function createDictionaries() {
  const hashes = new Map<string, string>()
  const encoded = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length + 200 })
  const groups = new WeakMap<ServedFiles, Map<string, ServedFile[]>>()

  /** The files that may serve as dictionaries, by the pattern of the files that they are for. */
  function groupsOf(files: ServedFiles): Map<string, ServedFile[]> {
    const known = groups.get(files)
    if (known) return known
    const made = new Map<string, ServedFile[]>()
    for (const [address, file] of files) {
      const match = file.guarded ? undefined : dictionaryMatch(address)
      if (match) made.set(match, [...(made.get(match) ?? []), file])
    }
    groups.set(files, made)
    // Hashes of files of releases that are no longer kept are dropped.
    const kept = new Set([...made.values()].flat().map(pathOf))
    for (const path of hashes.keys()) if (!kept.has(path)) hashes.delete(path)
    return made
  }

  async function hashOf(path: string): Promise<string> {
    const known = hashes.get(path)
    if (known) return known
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('base64')
    hashes.set(path, hash)
    return hash
  }

  /** Among the dictionaries for a file, the one whose hash the browser offers. */
  async function dictionaryFor(address: string, offered: string, files: ServedFiles): Promise<ServedFile | undefined> {
    for (const file of groupsOf(files).get(dictionaryMatch(address) ?? '') ?? []) {
      if ((await hashOf(pathOf(file)).catch(() => undefined)) === offered) return file
    }
    return undefined
  }

  /**
   * The live file at an address, `dcz`-encoded with the dictionary that has this SHA-256 (Base64). Undefined if there is no
   * such dictionary, or if Brotli alone is smaller.
   */
  return async function encodedFor(address: string, offered: string, composition: Composition) {
    const { files } = composition
    const file = files.get(address)
    if (!file || file.guarded || !isLive(file, composition)) return undefined
    const path = pathOf(file)
    const known = encoded.get(`${offered} ${path}`)
    if (known) return known
    const dictionary = await dictionaryFor(address, offered, files)
    if (!dictionary) return undefined
    const [content, former] = await Promise.all([readFile(path), readFile(pathOf(dictionary))])
    const made = await encodeWith(former, content)
    if (made.length >= (await sizeOf(`${path}.br`))) return undefined
    encoded.set(`${offered} ${path}`, made)
    return made
  }
}

/** Only open tabs request what is not live, and those have the file already, or nothing of it. */
function isLive({ folder }: ServedFile, { shell, releases }: Composition): boolean {
  return [shell, ...releases].some(({ name, id }) => folder.endsWith(join(name, id, 'browser')))
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => Number.POSITIVE_INFINITY,
  )
}
