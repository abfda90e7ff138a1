import { lstat } from 'node:fs/promises'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import { type EncodingsOfFiles, encodingsFile, readEncodings } from '@site/release-protocol/encodings/fileEncodings'
import { LRUCache } from 'lru-cache'
import { readReleaseFile } from './mendEncodings.ts'
import { hashSafely } from './readSafely.ts'
import type { ReleaseFile, SentEncoding } from './releaseFiles.ts'

type Options = {
  folderOf: (file: ReleaseFile) => string
  pathOf: (file: ReleaseFile, encoding: SentEncoding) => string
}

/** The number of files, in each encoding, whose last verified state is known. */
const MAX_KNOWN = 50_000

/** Compares files with their hashes: each encoding when it is first asked for, and again once the disk says that it has changed. */
export function createFileCheck({ folderOf, pathOf }: Options) {
  /** The state in which each path had the right hash. */
  const verified = new LRUCache<string, string>({ max: MAX_KNOWN })
  const ofFolders = new LRUCache<string, { version: string | undefined; stated: EncodingsOfFiles }>({ max: 100 })

  async function statedIn(folder: string): Promise<EncodingsOfFiles> {
    const version = await versionOf(encodingsFile(folder))
    const known = ofFolders.get(folder)
    if (known && known.version === version?.text) return known.stated
    const stated = await readEncodings(folder, readReleaseFile)
    ofFolders.set(folder, { version: version?.text, stated })
    return stated
  }

  /** The hash that a file has in an encoding; undefined if nothing valid is stated about it. */
  async function expectedHash(file: ReleaseFile, encoding: SentEncoding): Promise<string | undefined> {
    if (encoding === 'identity') return file.hash
    const encodings = (await statedIn(folderOf(file)))[file.file]
    return encodings?.identity.hash === file.hash ? encodings[encoding]?.hash : undefined
  }

  return {
    /** What is stated about the encodings of a release, even if that cannot be written into its folder. */
    async know(folder: string, stated: EncodingsOfFiles): Promise<void> {
      ofFolders.set(folder, { version: (await versionOf(encodingsFile(folder)))?.text, stated })
    },
    expectedHash,
    /** Whether a file is there in an encoding, as it was made. */
    async isWhole(file: ReleaseFile, encoding: SentEncoding): Promise<boolean> {
      const path = pathOf(file, encoding)
      const version = await versionOf(path)
      if (version === undefined) return false
      const state = `${version.text} ${file.hash}`
      if (verified.get(path) === state) return true
      const expected = await expectedHash(file, encoding)
      const found = expected && (await hashSafely(path, releaseLimits.file).catch(() => undefined))
      if (!found || found.hash !== expected) return false
      if (version.isSettled) verified.set(path, state)
      return true
    },
  }
}

/** Systems count the time of a change in steps of some ms; on network disks of a second. */
const CLOCK_STEP = 2_000

/**
 * Identifies the present version of a regular file. Until it is settled, another one may have been written within the same
 * step of the clock.
 */
async function versionOf(path: string): Promise<{ text: string; isSettled: boolean } | undefined> {
  const stats = await lstat(path).catch(() => undefined)
  if (!stats?.isFile()) return undefined
  const { ino, size, mtimeMs, ctimeMs } = stats
  return { text: `${ino} ${size} ${mtimeMs} ${ctimeMs}`, isSettled: Math.abs(Date.now() - ctimeMs) > CLOCK_STEP }
}
