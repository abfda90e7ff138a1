import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import { type Encoding, isCompressed, suffixes } from '@site/remote-kit/release/compressFile'
import { type EncodingsOfFiles, encodingsFile, readEncodings } from '@site/remote-kit/release/fileEncodings'
import { hashOf } from '@site/remote-kit/release/hashOf'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { ReleaseStore } from './ReleaseStore.ts'
import { mendEncodings, readReleaseFile } from './mendEncodings.ts'
import { hashSafely } from './readSafely.ts'

type Release = { name: string; id: string }

/** A file that a release lists. */
export type ReleaseFile = Release & { file: string; hash: string }

/** An encoding in which a file is sent; `identity` is the file itself. */
export type SentEncoding = 'identity' | Encoding

type Options = {
  releasesFolder: string
  store: Pick<ReleaseStore, 'fetch'>
  log: { warn(message: string): void }
  /** False during development, when nothing is compressed. */
  compresses?: boolean
  /** Called when a file is damaged and there is no other copy of it. */
  onDamaged?: (file: ReleaseFile) => void
}

/** How long a file that could not be mended is left alone, in ms. */
const PAUSE = 60_000
/** The number of files, in each encoding, whose last verified state is known. */
const MAX_KNOWN = 50_000

/**
 * The files of releases on this machine, as visitors get them. Each encoding of a file is compared with its hash when it is
 * first requested, and again once the disk says that it has changed. What is missing or damaged is made again from its file,
 * and the file is fetched again from the store.
 */
export function createReleaseFiles({ releasesFolder, store, log, compresses = true, onDamaged }: Options) {
  const folderOf = ({ name, id }: Release) => join(releasesFolder, name, id)
  const pathOf = (file: ReleaseFile, encoding: SentEncoding = 'identity') =>
    join(folderOf(file), file.file) + (encoding === 'identity' ? '' : suffixes[encoding])

  /** The state in which each path had the right hash. */
  const verified = new LRUCache<string, string>({ max: MAX_KNOWN })
  const statements = new LRUCache<string, { version: string | undefined; stated: EncodingsOfFiles }>({ max: 100 })
  /** What is being mended, or could not be. */
  const mending = new LRUCache<string, Promise<void>>({ max: 1_000, ttl: PAUSE })
  /** Sentences about what could not be mended, until it is whole again, or nobody asks for it any more. */
  const problems = new LRUCache<string, string>({ max: 100, ttlResolution: 0 })
  const oneByOne = pLimit(1)

  async function stated(folder: string): Promise<EncodingsOfFiles> {
    const version = await versionOf(encodingsFile(folder))
    const known = statements.get(folder)
    if (known && known.version === version?.text) return known.stated
    const found = await readEncodings(folder, readReleaseFile)
    statements.set(folder, { version: version?.text, stated: found })
    return found
  }

  /** The hash that a file has in an encoding; undefined if nothing valid is stated about it. */
  async function expectedHash(file: ReleaseFile, encoding: SentEncoding): Promise<string | undefined> {
    if (encoding === 'identity') return file.hash
    const encodings = (await stated(folderOf(file)))[file.file]
    return encodings?.identity.hash === file.hash ? encodings[encoding]?.hash : undefined
  }

  async function isWhole(file: ReleaseFile, encoding: SentEncoding): Promise<boolean> {
    const path = pathOf(file, encoding)
    const version = await versionOf(path)
    if (version === undefined) return false
    const state = `${version.text} ${file.hash}`
    if (verified.get(path) === state) return true
    const expected = await expectedHash(file, encoding)
    const found = expected && (await hashSafely(path, releaseLimits.file).catch(() => undefined))
    if (!found || found.hash !== expected) return false
    if (version.isSettled) verified.set(path, state)
    problems.delete(path)
    return true
  }

  function report(key: string, problem: string, ttl = 60 * PAUSE): void {
    if (problems.get(key) !== problem) log.warn(problem)
    problems.set(key, problem, { ttl })
  }

  /** Mends the encodings of files of a release. True unless something prevents it. */
  async function ensure({ name, id }: Release, files: Readonly<Record<string, string>>): Promise<boolean> {
    if (!compresses) return true
    const folder = folderOf({ name, id })
    const { stated: found, mended, problem } = await mendEncodings(folder, files)
    statements.set(folder, { version: (await versionOf(encodingsFile(folder)))?.text, stated: found })
    if (mended.length > 0) log.warn(`${name} ${id}: damaged, and made again: ${mended.join(', ')}.`)
    if (problem === undefined) problems.delete(folder)
    // As long as visitors miss something, their requests find it again.
    else report(folder, `${name} ${id}: some files are sent uncompressed: ${problem}`, PAUSE)
    return problem === undefined
  }

  async function mendNow(file: ReleaseFile): Promise<boolean> {
    const { name, id } = file
    const fetched = !(await isWhole(file, 'identity')) && (await store.fetch(name, id, true).catch(() => false))
    if (await isWhole(file, 'identity')) {
      if (fetched) log.warn(`${name} ${id}: fetched again, because ${file.file} was damaged.`)
      return ensure(file, { [file.file]: file.hash })
    }
    const problem = `${file.file} is missing or has the wrong hash. Release it again.`
    report(pathOf(file), `${name} ${id} is damaged: ${problem}`)
    onDamaged?.(file)
    return false
  }

  /** Mends a file, unless that has failed a moment ago. */
  function mend(file: ReleaseFile): Promise<void> {
    const path = pathOf(file)
    const recent = mending.get(path)
    if (recent) return recent
    const work = oneByOne(() => mendNow(file)).then((isMended) => {
      if (isMended) mending.delete(path)
    })
    mending.set(path, work)
    return work
  }

  async function contentOf(file: ReleaseFile, encoding: SentEncoding): Promise<Buffer | undefined> {
    const content = await readReleaseFile(pathOf(file, encoding)).catch(() => undefined)
    return content && hashOf(content) === (await expectedHash(file, encoding)) ? content : undefined
  }

  return {
    pathOf,
    ensure,
    /** Resolves when nothing is being mended. */
    mended: () => oneByOne(async () => {}),
    /** What could not be mended, a sentence each. */
    get problems() {
      return [...problems.values()]
    },
    /**
     * The encoding in which a file can be sent: the wanted one, or none while that is damaged. Undefined if there is nothing
     * that may be sent.
     */
    async encodingFor(file: ReleaseFile, wanted: SentEncoding): Promise<SentEncoding | undefined> {
      if (wanted !== 'identity' && compresses && isCompressed(file.file)) {
        if (await isWhole(file, wanted)) return wanted
        // Compressing takes longer than sending the file as it is.
        void mend(file)
      }
      if (await isWhole(file, 'identity')) return 'identity'
      await mend(file)
      return (await isWhole(file, 'identity')) ? 'identity' : undefined
    },
    /** A file in an encoding; undefined if there is none, or it is damaged and cannot be mended. */
    async read(file: ReleaseFile, encoding: SentEncoding = 'identity'): Promise<Buffer | undefined> {
      if (encoding !== 'identity' && !isCompressed(file.file)) return undefined
      const content = await contentOf(file, encoding)
      if (content) return content
      await mend(file)
      return contentOf(file, encoding)
    },
  }
}

export type ReleaseFiles = ReturnType<typeof createReleaseFiles>

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
