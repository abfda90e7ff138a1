import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sizeAndHashOf } from '@site/release-protocol/encodings/fileEncodings'
import type { Body } from './FinishedPage.ts'

/** Brotli quality: 11 takes 50 times as long as 5 and makes an article 8 % smaller (shared/decisions/releases/composition.md). */
export type Quality = 5 | 11

/** How much text of one part gets the best compression, in bytes: about half a second of two CPUs. */
export const BEST_QUALITY_BUDGET = 1_000_000

/**
 * Returns a function that chooses the compression for each text of a part: the best until `budget` is spent, in the order of
 * the release's pages, and fast from then on. A text of more than a tenth of the budget (a feed, a list for machines) is not
 * a page that somebody waits for.
 */
export function qualityWithin(budget: number): (text: string) => Quality {
  let left = budget
  return ({ length }) => {
    if (length > left || length > budget / 10) return 5
    left -= length
    return 11
  }
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Compresses with Brotli and gzip, on the thread pool. Use `quality` 11 for what is sent often, 5 for what is numerous or
 * made on demand.
 */
export async function encodeBody(text: string, quality: Quality): Promise<Body> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
    gzipped(identity, { level: quality === 11 ? 9 : 6 }),
  ])
  const encoded = { identity, br, gzip: gz }
  const descriptors = { identity: sizeAndHashOf(identity), br: sizeAndHashOf(br), gzip: sizeAndHashOf(gz) }
  return { descriptor: (encoding) => descriptors[encoding], read: async (encoding) => encoded[encoding] }
}
