import { join } from 'node:path'
import { type Encoding, isCompressed, suffixes } from '@site/release-protocol/encodings/compressFile'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { createFileCheck } from './fileCheck.ts'
import type { ReleaseStore } from './ReleaseStore.ts'
import { mendEncodings, readReleaseFile } from './mendEncodings.ts'

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

/**
 * The files of releases on this machine, as visitors get them. Each encoding of a file is compared with its hash when it is
 * first requested, and again once the disk says that it has changed. What is missing or damaged is made again from its file,
 * and the file is fetched again from the store.
 */
export function createReleaseFiles({ releasesFolder, store, log, compresses = true, onDamaged }: Options) {
  const folderOf = ({ name, id }: Release) => join(releasesFolder, name, id)
  const pathOf = (file: ReleaseFile, encoding: SentEncoding = 'identity') =>
    join(folderOf(file), file.file) + (encoding === 'identity' ? '' : suffixes[encoding])
  const check = createFileCheck({ folderOf, pathOf })
  /** What is being mended, or could not be. */
  const mending = new LRUCache<string, Promise<void>>({ max: 1_000, ttl: PAUSE })
  /** Sentences about what could not be mended, until it is whole again, or nobody asks for it any more. */
  const problems = new LRUCache<string, string>({ max: 100, ttlResolution: 0 })
  const oneByOne = pLimit(1)

  async function isWhole(file: ReleaseFile, encoding: SentEncoding): Promise<boolean> {
    const isAsStated = await check.isWhole(file, encoding)
    if (isAsStated) problems.delete(pathOf(file, encoding))
    return isAsStated
  }

  function report(key: string, problem: string, ttl = 60 * PAUSE): void {
    if (problems.get(key) !== problem) log.warn(problem)
    problems.set(key, problem, { ttl })
  }

  /** Mends the encodings of files of a release. True unless something prevents it. */
  async function ensure({ name, id }: Release, files: Readonly<Record<string, string>>): Promise<boolean> {
    if (!compresses) return true
    const folder = folderOf({ name, id })
    const { stated, mended, problem } = await mendEncodings(folder, files)
    await check.know(folder, stated)
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
    return content && hashOf(content) === (await check.expectedHash(file, encoding)) ? content : undefined
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
