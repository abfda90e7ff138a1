import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import { largerThan } from '@site/remote-kit/gate/manifest/malformed'
import { systemErrorCode } from '@site/release-protocol/errors/systemErrorCode'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { withTimeout } from '../timing/withTimeout.ts'

/** Time-out for reading a file, in ms: a disk that hangs must not block all releases. */
const READ_TIMEOUT = 5_000
const CHUNK = 256 * 1024

/** Reused buffers: a large release has hundreds of files, and as many buffers would burden the garbage collector. */
const spareChunks: Buffer[] = []

/** Follows no link, and does not block on a pipe. Windows has neither flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** Reads a regular file of at most `limit` bytes. @throws ReleaseProblem that says why it cannot be read. */
export async function readSafely(file: string, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  await readChunks(file, limit, (chunk) => void chunks.push(Buffer.from(chunk)))
  return Buffer.concat(chunks)
}

type Hashed = { hash: string; size: number; content: Buffer }

/**
 * SHA-384 of a regular file in the format of Subresource Integrity, and its size. Returns the content only if `keep` is set.
 * @throws ReleaseProblem
 */
export async function hashSafely(file: string, limit: number, keep = false): Promise<Hashed> {
  const hash = createHash('sha384')
  const chunks: Buffer[] = []
  let size = 0
  await readChunks(file, limit, (chunk) => {
    hash.update(chunk)
    size += chunk.length
    if (keep) chunks.push(Buffer.from(chunk))
  })
  return { hash: `sha384-${hash.digest('base64')}`, size, content: Buffer.concat(chunks) }
}

async function readChunks(file: string, limit: number, use: (chunk: Buffer) => void): Promise<void> {
  const name = basename(file)
  let stopped = false
  const read = async () => {
    const handle = await open(file, FLAGS).catch((error: unknown) => {
      throw openingProblem(name, error)
    })
    try {
      const stats = await handle.stat()
      if (!stats.isFile()) throw new ReleaseProblem('bad', 'foreign', `${name} is not a regular file.`)
      if (stats.size > limit) throw tooLarge(name, limit)
      await pour(handle)
    } finally {
      await handle.close()
    }
  }
  const pour = async (handle: FileHandle) => {
    const buffer = spareChunks.pop() ?? Buffer.allocUnsafe(CHUNK)
    try {
      for (let total = 0; !stopped; ) {
        const { bytesRead } = await handle.read(buffer, 0, CHUNK, total)
        if (bytesRead === 0) return
        total += bytesRead
        if (total > limit) throw tooLarge(name, limit)
        use(buffer.subarray(0, bytesRead))
      }
    } finally {
      spareChunks.push(buffer)
    }
  }
  try {
    await withTimeout(read(), READ_TIMEOUT, () => {
      throw new ReleaseProblem('trouble', 'machine', `${name} could not be read within ${READ_TIMEOUT / 1000} s.`)
    })
  } finally {
    stopped = true
  }
}

function tooLarge(name: string, limit: number): ReleaseProblem {
  return new ReleaseProblem('bad', 'malformed', largerThan(name, limit))
}

function openingProblem(name: string, error: unknown): ReleaseProblem {
  const code = systemErrorCode(error) ?? String(error)
  if (code === 'ENOENT' || code === 'ENOTDIR') return new ReleaseProblem('not yet', 'missing', `${name} is missing.`)
  if (code === 'ELOOP') return new ReleaseProblem('bad', 'foreign', `${name} is a link, not a file.`)
  if (code === 'ENXIO') return new ReleaseProblem('bad', 'foreign', `${name} is not a regular file.`)
  return new ReleaseProblem('trouble', 'machine', `${name} cannot be opened (${code}).`)
}
