import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { EncodedBody } from './FinishedPage.ts'
import type { Quality } from './compressionQuality.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Makes the Brotli and gzip bodies, on the thread pool. `quality` 11 is for what is sent often, 5 for what is many or made on demand. */
export async function encodeBody(text: string, quality: Quality): Promise<EncodedBody> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
    gzipped(identity, { level: quality === 11 ? 9 : 6 }),
  ])
  return { identity, br, gzip: gz }
}
