import { createHash, type Hash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import * as v from 'valibot'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'

const page = v.object({
  path: v.string(),
  status: v.number(),
  type: v.string(),
  etag: v.string(),
  headers: v.record(v.string(), v.string()),
  summary: v.optional(v.object({ title: v.string(), description: v.string() })),
  /** Bytes of the body uncompressed, with Brotli and with gzip. */
  lengths: v.tuple([v.number(), v.number(), v.number()]),
})
const headSchema = v.array(page)

const DIGEST_LENGTH = 32

export type Finished = ReadonlyMap<string, FinishedPage>

/**
 * Writes a file of finished pages: a length of four bytes, that many bytes of JSON about the pages, their bodies, and the
 * SHA-256 of the key and everything before it.
 */
export async function writePages(handle: FileHandle, key: string, finished: Finished): Promise<void> {
  const hash = createHash('sha256').update(key)
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

/** @throws Error if the file is not as it was written for this key. */
export function pagesIn(file: Buffer, key: string): Finished {
  const end = file.length - DIGEST_LENGTH
  const digest = createHash('sha256').update(key).update(file.subarray(0, end)).digest()
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
