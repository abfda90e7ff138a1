import Negotiator from 'negotiator'
import type { EncodedBody } from '../rendering/FinishedPage.ts'

const made = ['br', 'gzip', 'identity'] as const

/** Browsers send about thirty characters. A header of 16 KB would take the parser 10 ms. */
const LONGEST_HEADER = 256

/** The best encoding that was made ahead and that the request accepts; as it is where it accepts none of them. */
export function negotiateEncoding(header = ''): keyof EncodedBody {
  if (header.length > LONGEST_HEADER) return 'identity'
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...made])
  return made.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
