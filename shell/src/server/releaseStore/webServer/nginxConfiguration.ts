import type { CompositionManifest, DocumentEntry, FileEntry } from '../compositions/compositionManifest.ts'
import { places } from '../compositions/documentFile.ts'
import { headersOfDocument, headersOfFile, headersOfScript } from './responseHeaders.ts'

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

type Options = {
  /** The composition's. */
  composition: string
  /** The file that is there while visitors get this composition, and all of them the same. */
  marker: string
  /** Names of the hosts on which something else is served. */
  otherHosts: readonly string[]
}

/** nginx reads no longer texts, and begins a variable at each `$`. */
const isQuotable = (text: string) => !text.includes('$') && Buffer.byteLength(text) < 4_000

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/**
 * What nginx needs to answer from a composition's folder, for its `server` block: a location for each document and each file,
 * with its headers. The server is asked for everything else, and when visitors get something else than this composition.
 */
export function nginxConfiguration(
  manifest: CompositionManifest,
  { composition, marker, otherHosts }: Options,
): string {
  if (![composition, marker].every(isQuotable)) throw new Error(`nginx cannot be told of ${composition}.`)
  const open = manifest.documents.filter(({ path, file, status }) => {
    return file.startsWith(`${places.site}/`) && !path.startsWith('*') && status === 200
  })
  const answers = [...open.map(answerOf), ...manifest.files.filter(({ guarded }) => !guarded).map(fileAnswerOf)]
  const [unavailable] = manifest.documents.filter(({ status }) => status === 503).map(answerOf)
  const moved = Object.entries(manifest.redirects).filter(
    ([former, to]) => isQuotable(former) && isQuotable(encodeURI(to)),
  )
  // nginx does not start with two of the same.
  const locations = new Map([
    ...moved.map(([former, to]) => [former, redirectTo(encodeURI(to))] as const),
    ...answers.filter(isWritable).map((answer) => [answer.address, bodyOf(answer)] as const),
  ])
  return [
    '# Written when a composition goes live. nginx has to be reloaded to use it, and asks the server until then.',
    `root ${quoted(composition)};`,
    'disable_symlinks on from=$document_root;',
    'merge_slashes off;',
    'set $site_dynamic "";',
    `if (!-f ${quoted(marker)}) { set $site_dynamic 1; }`,
    'if ($request_method !~ ^(GET|HEAD)$) { set $site_dynamic 1; }',
    'if ($http_cookie ~ "(^|[ ;])(__Host-)?preview=") { set $site_dynamic 1; }',
    'set $site_other_host "";',
    ...otherHosts.filter(isQuotable).map((host) => `if ($host = ${quoted(host)}) { set $site_other_host 1; }`),
    'if ($site_other_host) { set $site_dynamic 1; }',
    ...['encoding', 'ending', 'script', 'match'].map((name) => `set $site_${name} "";`),
    ...[
      ['gzip', '.gz'],
      ['br', '.br'],
    ].flatMap(([name, ending]) => [
      `if ($http_accept_encoding ~ "(^|[ ,])${name}(?!\\w|\\s*;\\s*q=0(\\.0*)?\\s*(,|$))") {`,
      `    set $site_encoding ${name};`,
      `    set $site_ending ${ending};`,
      '}',
    ]),
    'recursive_error_pages on;',
    'error_page 418 = @site;',
    'error_page 502 504 =503 @unavailable;',
    ...[...locations].flatMap(([address, lines]) => location(`= ${quoted(address)}`, lines)),
    ...location('@script', [
      ...typeLines(javascript),
      'add_header content-encoding $site_encoding;',
      'add_header use-as-dictionary $site_match;',
      ...headerLines(headersOfScript),
      'try_files $site_script$site_ending =404;',
    ]),
    ...location('@unavailable', [
      // What was submitted is not answered with a page. A location with pages for errors has none of the server's.
      'error_page 418 = @site;',
      'if ($request_method !~ ^(GET|HEAD)$) { return 502; }',
      'if ($site_other_host) { return 503; }',
      ...(unavailable && isWritable(unavailable) ? unavailableLines(unavailable) : ['return 503;']),
    ]),
    '',
  ].join('\n')
}

const javascript = 'application/javascript; charset=utf-8'

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

function answerOf(entry: DocumentEntry): Answer {
  const { path, file, type } = entry
  // A page that depends on its query is made by the server.
  const unless = entry.headers['no-vary-search'] === 'params' ? [] : ['$args']
  return { address: path, file, type, headers: headersOfDocument(entry), isEncoded: true, unless }
}

function fileAnswerOf(entry: FileEntry): Answer {
  const { address, encodings } = entry
  const isEncoded = encodings.br !== undefined && encodings.gzip !== undefined
  const type = types[address.split('.').at(-1) ?? '']
  return { address, file: places.site + address, type, headers: headersOfFile(entry), isEncoded }
}

type WritableAnswer = Answer & { type: string }

const isWritable = (answer: Answer): answer is WritableAnswer =>
  [answer.address, answer.file, answer.type ?? '$', ...Object.values(answer.headers)].every(isQuotable)

function bodyOf({ file, type, headers, isEncoded, unless = [] }: WritableAnswer): string[] {
  return [
    ...['$site_dynamic', ...unless].map((condition) => `if (${condition}) { return 418; }`),
    ...(headers['use-as-dictionary'] ? dictionaryLines(file, headers['use-as-dictionary']) : []),
    ...typeLines(type),
    ...(isEncoded ? ['add_header content-encoding $site_encoding;'] : []),
    ...headerLines(headers),
    `try_files ${quoted(`/${file}${isEncoded ? '$site_ending' : ''}`)} @site;`,
  ]
}

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
  'if ($http_sec_fetch_dest ~ worker) { return 419; }',
]

function unavailableLines({ file, type, headers }: WritableAnswer): string[] {
  return [
    ...typeLines(type),
    'add_header content-encoding $site_encoding always;',
    ...headerLines({ ...headers, 'retry-after': '30' }, ' always'),
    `try_files ${quoted(`/${file}$site_ending`)} =503;`,
  ]
}

function redirectTo(address: string): string[] {
  return [
    'if ($site_dynamic) { return 418; }',
    'add_header cache-control no-cache always;',
    `return 308 ${quoted(`${address}$is_args$args`)};`,
  ]
}

const typeLines = (type: string) => ['types {}', `default_type ${quoted(type)};`]

const headerLines = (headers: Readonly<Record<string, string>>, always = '') =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)}${always};`)

const location = (what: string, lines: readonly string[]) => [
  `location ${what} {`,
  ...lines.map((line) => `    ${line}`),
  '}',
]
