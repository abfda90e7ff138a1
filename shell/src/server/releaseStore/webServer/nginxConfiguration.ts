import { commonHeaders } from '../../security/securityHeaders.ts'
import type { CompositionManifest } from '../compositions/compositionManifest.ts'
import { places } from '../compositions/documentFile.ts'
import {
  answerOf,
  bodyOf,
  fileAnswerOf,
  headerLines,
  isQuotable,
  isWritable,
  javascript,
  quoted,
  typeLines,
  type WritableAnswer,
} from './nginxAnswers.ts'
import { headersOfScript } from './responseHeaders.ts'

type Options = {
  /** The composition's. */
  composition: string
  /** The file that is there while visitors get this composition, and all of them the same. */
  marker: string
  /** Names of the hosts on which something else is served. */
  otherHosts: readonly string[]
}

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
    'absolute_redirect off;',
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
    ...headerLines({ ...commonHeaders, 'cache-control': 'no-cache' }, ' always'),
    `return 308 ${quoted(`${address}$is_args$args`)};`,
  ]
}

const location = (what: string, lines: readonly string[]) => [
  `location ${what} {`,
  ...lines.map((line) => `    ${line}`),
  '}',
]
