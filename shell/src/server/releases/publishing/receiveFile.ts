import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import { PublishRefusal } from './PublishRefusal.ts'

/**
 * Streams an upload to a file in a folder, hashing it on the way, unless it is too large.
 * @returns the file, whose content matches the hash. @throws PublishRefusal, in which case no file remains.
 */
export async function receiveFile(folder: string, hash: string, content: Readable): Promise<string> {
  const file = join(folder, `${randomUUID()}.part`)
  const digest = createHash('sha384')
  let size = 0
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > releaseLimits.file) throw tooLarge()
      digest.update(chunk)
      yield chunk
    }
  }
  await mkdir(folder, { recursive: true })
  try {
    await pipeline(content, measured, createWriteStream(file, { flags: 'wx' }))
    if (`sha384-${digest.digest('base64')}` === hash) return file
    throw new PublishRefusal(422, `The file sent as ${hash} has another hash: send it again.`)
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

export function tooLarge(): PublishRefusal {
  return new PublishRefusal(413, `The file is larger than ${releaseLimits.file} bytes: make it smaller.`)
}
