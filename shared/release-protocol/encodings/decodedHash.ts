import { createHash } from 'node:crypto'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import type { Encoding } from './compressFile.ts'

/** SHA-384 of what an encoding decodes to; undefined if it is not exactly one encoded file of permitted size. */
export async function decodedHash(encoded: Buffer, encoding: Encoding): Promise<string | undefined> {
  const decoder = encoding === 'br' ? createBrotliDecompress() : createGunzip()
  const hash = createHash('sha384')
  let size = 0
  decoder.end(encoded)
  try {
    for await (const chunk of decoder) {
      size += chunk.length
      if (size > releaseLimits.file) return undefined
      hash.update(chunk)
    }
  } catch {
    return undefined
  }
  // Anything after the end would be sent along.
  return decoder.bytesWritten === encoded.length ? `sha384-${hash.digest('base64')}` : undefined
}
