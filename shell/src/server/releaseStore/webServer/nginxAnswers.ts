import type { DocumentEntry, FileEntry } from '../compositions/compositionManifest.ts'
import { places } from '../compositions/documentFile.ts'
import { headersOfDocument, headersOfFile } from './responseHeaders.ts'

/** Something that nginx answers by itself. */
type Answer = {
  address: string
  /** Where it lies in the composition's folder. */
  file: string
  /** Undefined for a kind of file that only the server knows. */
  type: string | undefined
  headers: Readonly<Record<string, string>>
  /** Whether it is there in all encodings. */
  isEncoded: boolean
  /** Further conditions under which a server is asked. */
  unless?: readonly string[]
}

/** nginx reads no longer texts, and begins a variable at each `$`. */
export const isQuotable = (text: string) => !text.includes('$') && Buffer.byteLength(text) < 4_000

export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

export const javascript = 'application/javascript; charset=utf-8'

/** Types of files as the server sends them. */
const types: Readonly<Record<string, string>> = {
  js: javascript,
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/vnd.microsoft.icon',
  wasm: 'application/wasm',
  woff: 'font/woff',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
}

/** A document. */
export function answerOf(entry: DocumentEntry): Answer {
  const { path, file, type } = entry
  // A page that depends on its query is made by the server.
  const unless = entry.headers['no-vary-search'] === 'params' ? [] : ['$args']
  return { address: path, file, type, headers: headersOfDocument(entry), isEncoded: true, unless }
}

/** A file of a release. */
export function fileAnswerOf(entry: FileEntry): Answer {
  const { address, encodings } = entry
  const isEncoded = encodings.br !== undefined && encodings.gzip !== undefined
  const type = types[address.split('.').at(-1) ?? '']
  return { address, file: places.site + address, type, headers: headersOfFile(entry), isEncoded }
}

export type WritableAnswer = Answer & { type: string }

/** False for what is left to the server. */
export const isWritable = (answer: Answer): answer is WritableAnswer =>
  [answer.address, answer.file, answer.type ?? '$', ...Object.values(answer.headers)].every(isQuotable)

/** The lines of its location, with a server that is asked for whatever is not the same for everybody. */
export function bodyOf({ unless = [], ...answer }: WritableAnswer): string[] {
  const { file, type, headers } = answer
  return [
    ...['$site_dynamic', ...unless].map((condition) => `if (${condition}) { return 418; }`),
    ...(headers['use-as-dictionary'] ? dictionaryLines(file, headers['use-as-dictionary']) : []),
    // A script that runs as a worker has a policy of its own.
    ...(type === javascript && !headers['use-as-dictionary'] ? [`if (${runsAsWorker}) { return 418; }`] : []),
    ...fileLines(answer, { at: `/${file}`, otherwise: '@site' }),
  ]
}

/** The file itself, which lies below the root `at` a path, in the encoding that the browser gets. */
export function fileLines(
  { type, headers, isEncoded }: Pick<WritableAnswer, 'type' | 'headers' | 'isEncoded'>,
  { at, otherwise, always = '' }: { at: string; otherwise: string; always?: ' always' | '' },
): string[] {
  return [
    ...typeLines(type),
    ...(isEncoded ? [`add_header content-encoding $site_encoding${always};`] : []),
    ...headerLines(headers, always),
    `try_files ${quoted(`${at}${isEncoded ? '$site_ending' : ''}`)} ${otherwise};`,
  ]
}

const runsAsWorker = '$http_sec_fetch_dest ~ ^(shared)?worker$'

/**
 * A browser that has a former version gets the difference from the server, and a script that runs as a worker a policy of its
 * own; or the script if no server is there.
 */
const dictionaryLines = (file: string, match: string) => [
  `set $site_script ${quoted(`/${file}`)};`,
  `set $site_match ${quoted(match)};`,
  'error_page 418 = @site;',
  'error_page 419 = @dictionary;',
  'if ($http_available_dictionary) { return 419; }',
  `if (${runsAsWorker}) { return 419; }`,
]

export const typeLines = (type: string) => ['types {}', `default_type ${quoted(type)};`]

export const headerLines = (headers: Readonly<Record<string, string>>, always = '') =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)}${always};`)
