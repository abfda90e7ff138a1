import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedFolder } from '@site/remote-kit/release/publication/sharedFolder'
import pLimit from 'p-limit'
import { readSafely } from '../storage/readSafely.ts'
import { type Finished, pagesIn, writePages } from './cachedPages.ts'

/** A part with its cache key. */
type KeptPart = { key: string; finished: Finished }

export type PartCache = {
  /** The part with this key, or undefined. */
  read(key: string): Promise<Finished | undefined>
  /** Keeps these on disk, with as many former ones as there is room for. */
  keep(live: readonly KeptPart[]): Promise<void>
  /** This part has to pass its gate again. */
  forget(key: string): Promise<void>
}

/** The code that finishes pages, in the folder of a server's build: different code makes different pages. */
const CODE = ['server/main.cjs', 'renderProcess/runner.cjs', 'renderProcess/context.cjs']

/** Identifies a server's build. @throws Error if it is incomplete. */
export function serverBuild(folder: string): string {
  const hash = createHash('sha256')
  for (const file of CODE) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Larger parts are rendered at each start. */
const MAX_BYTES = 1_000_000_000
/** Bytes of former parts that are kept for a rollback. */
const MAX_FORMER_BYTES = 200_000_000

/**
 * A disk cache of the finished pages of parts that have passed their gate, one file each (cachedPages.ts), so that a start
 * renders only what has changed. A file that is damaged, or was written for another part, is ignored. If the folder is not writable, only starts
 * are slower.
 */
export function createPartCache(
  releasesFolder: string,
  build: string,
  { formerBytes = MAX_FORMER_BYTES } = {},
): PartCache {
  const folder = join(releasesFolder, sharedFolder.finished)
  const fileOf = (key: string) => join(folder, `${build}-${key}.pages`)

  const oneByOne = pLimit(1)

  async function write({ key, finished }: KeptPart): Promise<void> {
    const draft = `${fileOf(key)}.${process.pid}.draft`
    const handle = await open(draft, 'w')
    try {
      await writePages(handle, key, finished)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, fileOf(key))
  }

  /** Removes what is neither live nor among the newest of the others, including a killed server's drafts. */
  async function prune(live: ReadonlySet<string>): Promise<void> {
    const names = (await readdir(folder)).filter((name) => !live.has(join(folder, name)))
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(folder, name))
        return { file: join(folder, name), size, mtimeMs }
      }),
    )
    let room = formerBytes
    for (const { file, size } of files.sort((one, other) => other.mtimeMs - one.mtimeMs)) {
      room -= size
      if (room < 0) await rm(file, { force: true })
    }
  }

  return {
    async read(key) {
      try {
        return pagesIn(await readSafely(fileOf(key), MAX_BYTES), key)
      } catch {
        return undefined
      }
    },
    keep: (live) =>
      oneByOne(async () => {
        try {
          await mkdir(folder, { recursive: true })
          const now = new Date()
          for (const part of live) await utimes(fileOf(part.key), now, now).catch(() => write(part))
          await prune(new Set(live.map(({ key }) => fileOf(key))))
        } catch {}
      }),
    forget: (key) => oneByOne(() => rm(fileOf(key), { force: true })),
  }
}
