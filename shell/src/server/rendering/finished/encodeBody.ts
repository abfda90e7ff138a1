import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { EncodedBody } from './FinishedPage.ts'

/** Quality of Brotli: 11 takes 50 times as long as 5 and makes an article 8 % smaller (shared/decisions/releases/effort.md). */
export type Quality = 5 | 11

/** Text of one part that gets the best compression, in bytes: about half a second of two processors. */
export const BEST_QUALITY_BUDGET = 1_000_000

/**
 * Says of each text of a part how hard to compress it: as hard as possible until `budget` is spent, in the order in which
 * the release lists its pages, and quickly from then on. A text of more than a tenth of the budget (a feed, a list for
 * machines) is no page that somebody waits for.
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
