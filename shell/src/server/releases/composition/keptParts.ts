import { createHash, type Hash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import * as v from 'valibot'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import { readSafely } from '../storage/readSafely.ts'

const page = v.object({
  path: v.string(),
  status: v.number(),
  type: v.string(),
  etag: v.string(),
  headers: v.record(v.string(), v.string()),
  summary: v.optional(v.object({ title: v.string(), description: v.string() })),
  /** Bytes of the body as it is, in Brotli and in gzip. */
  lengths: v.tuple([v.number(), v.number(), v.number()]),
})
const headSchema = v.array(page)

type Finished = ReadonlyMap<string, FinishedPage>

/** A part by the name of everything that it was made from. */
type KeptPart = { key: string; finished: Finished }

export type KeptParts = {
  /** What was made from this before, or undefined. */
  read(key: string): Promise<Finished | undefined>
  /** Keeps these on disk, with as many former ones as there is room for. */
  keep(live: readonly KeptPart[]): Promise<void>
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
const DIGEST_LENGTH = 32

/**
 * Finished pages of parts that have passed their gate, one file each, so that a start renders only what has changed.
 * A file is a length of four bytes, that many bytes of JSON on the pages, their bodies, and the SHA-256 of all before;
 * one that is cut off or damaged counts as none. A folder that cannot be written to costs only the time of a start.
 */
export function createKeptParts(releasesFolder: string, build: string, formerBytes = FORMER_BYTES): KeptParts {
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
    forget: (key) => oneByOne(() => rm(fileOf(key), { force: true })),
  }
}

async function writePages(handle: FileHandle, finished: Finished): Promise<void> {
  const hash = createHash('sha256')
  const head = Buffer.from(JSON.stringify([...finished].map(headOf)))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  await append(handle, hash, length)
  await append(handle, hash, head)
  for (const { body } of finished.values()) {
    await append(handle, hash, Buffer.concat([body.identity, body.br, body.gzip]))
  }
  await handle.write(hash.digest())
}

async function append(handle: FileHandle, hash: Hash, bytes: Buffer): Promise<void> {
  hash.update(bytes)
  await handle.writeFile(bytes)
}

function headOf([path, { body, ...rest }]: [string, FinishedPage]): v.InferInput<typeof page> {
  return { ...rest, path, lengths: [body.identity.length, body.br.length, body.gzip.length] }
}

/** @throws Error when the file is not as it was written. */
function pagesIn(file: Buffer): Finished {
  const end = file.length - DIGEST_LENGTH
  const digest = createHash('sha256').update(file.subarray(0, end)).digest()
  if (!digest.equals(file.subarray(end))) throw new Error('The file is damaged.')
  let at = 4 + file.readUInt32BE(0)
  const take = (length: number) => {
    at += length
    return file.subarray(at - length, at)
  }
  const head = v.parse(headSchema, JSON.parse(file.toString('utf8', 4, at)))
  return new Map(
    head.map(({ path, lengths: [identity, br, gzip], ...rest }) => {
      const body = { identity: take(identity), br: take(br), gzip: take(gzip) }
      return [path, { ...rest, body }]
    }),
  )
}
