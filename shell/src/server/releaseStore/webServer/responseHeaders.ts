import { commonHeaders, documentHeaders } from '../../security/securityHeaders.ts'
import type { DocumentEntry, FileEntry } from '../compositions/compositionManifest.ts'
import { dictionaryMatch } from './dictionaryMatch.ts'

type Headers = Readonly<Record<string, string>>

/** In seconds. */
const YEAR = 31_536_000

/** How long the files of a release may be kept: browsers must see a new service worker at once. */
const caching = {
  immutable: `public, max-age=${YEAR}, immutable`,
  day: 'public, max-age=86400',
  none: 'public, max-age=0',
} as const

/** A worker's own policy governs the requests that it makes. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"

/** The service worker has a second part (documentMarks.ts). */
export const serviceWorkerPolicy = `${workerPolicy}; script-src 'self'`

/** The headers of a document that anybody may get, whoever sends it. */
export function headersOfDocument({ headers }: Pick<DocumentEntry, 'headers'>): Headers {
  return { ...commonHeaders, ...headers, 'cache-control': 'no-cache', vary: 'accept-encoding' }
}

/** The headers of a script that may be sent as a difference to another. */
export const headersOfScript: Headers = {
  ...Object.fromEntries(Object.entries(commonHeaders).filter(([name]) => !documentHeaders.includes(name))),
  'cache-control': caching.immutable,
  vary: 'accept-encoding, available-dictionary',
}

type SentFile = Pick<FileEntry, 'file' | 'caching'>

/** The headers of a file that is sent as it is. */
export function headersOfPlainFile({ file, caching: kind }: SentFile): Headers {
  return {
    ...commonHeaders,
    // Feed readers and link previews on other sites show images from this one.
    'cross-origin-resource-policy': file.startsWith('media/') ? 'cross-origin' : 'same-origin',
    'cache-control': caching[kind],
    vary: 'accept-encoding',
    ...(kind === 'none' && { 'content-security-policy': serviceWorkerPolicy }),
  }
}

/** The headers of a file of a release that anybody may get, whoever sends it. */
export function headersOfFile({ address, ...file }: SentFile & Pick<FileEntry, 'address'>): Headers {
  const match = file.caching === 'immutable' ? dictionaryMatch(address) : undefined
  return match ? { ...headersOfScript, 'use-as-dictionary': `match="${match}"` } : headersOfPlainFile(file)
}
