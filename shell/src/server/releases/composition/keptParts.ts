import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { readSafely } from '../storage/readSafely.ts'
import { type Finished, pagesIn, writePages } from './keptPages.ts'

/** A part by the name of everything that it was made from. */
type KeptPart = { key: string; finished: Finished }

export type KeptParts = {
  /** What was made from this before, or undefined. */
  read(key: string): Promise<Finished | undefined>
  /** Keeps these on disk, with as many former ones as there is room for. */
  keep(live: readonly KeptPart[]): Promise<void>
  /** Lets workers of the same server have these at once, before they hear that visitors get them. */
  offer(parts: readonly KeptPart[]): Promise<void>
  /** From now on this has to pass its gate again. */
  forget(key: string): Promise<void>
}

/** What finishes pages, in the folder of a server's build: with other code the same content makes other pages. */
const CODE = ['server/main.cjs', 'renderProcess/runner.cjs', 'renderProcess/context.cjs']

/** Name of a server's build. @throws Error when it is not complete. */
export function serverBuild(folder: string): string {
  const hash = createHash('sha256')
  for (const file of CODE) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Larger parts are rendered at each start. */
const LARGEST = 1_000_000_000
/** Bytes of former parts that stay, for a rollback. */
const FORMER_BYTES = 200_000_000

/**
 * Finished pages of parts that have passed their gate, one file each (keptPages.ts), so that a start renders only what has
 * changed. A file that is cut off or damaged counts as none. A folder that cannot be written to costs only the time of a
 * start.
 */
export function createKeptParts(
  releasesFolder: string,
  build: string,
  { formerBytes = FORMER_BYTES, isShared = false } = {},
): KeptParts {
  const folder = join(releasesFolder, '.finished')
  const fileOf = (key: string) => join(folder, `${build}-${key}.pages`)

  const oneByOne = pLimit(1)

  async function write({ key, finished }: KeptPart): Promise<void> {
    const draft = `${fileOf(key)}.${process.pid}.draft`
    const handle = await open(draft, 'w')
    try {
      await writePages(handle, finished)
    } finally {
      await handle.close()
    }
    await rename(draft, fileOf(key))
  }

  /** Removes what is neither live nor among the newest of the others, drafts of a killed server too. */
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
        return pagesIn(await readSafely(fileOf(key), LARGEST))
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
    offer: (parts) =>
      oneByOne(async () => {
        if (!isShared) return
        try {
          await mkdir(folder, { recursive: true })
          for (const part of parts) await stat(fileOf(part.key)).catch(() => write(part))
        } catch {}
      }),
    forget: (key) => oneByOne(() => rm(fileOf(key), { force: true })),
  }
}
