import { commonHeaders } from '../../security/securityHeaders.ts'
import type { CompositionManifest } from '../compositions/compositionManifest.ts'
import { places } from '../compositions/documentFile.ts'
import {
  answerOf,
  fileAnswerOf,
  headerLines,
  isQuotable,
  isWritable,
  quoted,
  type WritableAnswer,
} from './nginxAnswers.ts'

/** What may be answered to anybody, and where from. */
export type OpenParts = Pick<CompositionManifest, 'documents' | 'files' | 'redirects'>

type Lines = readonly string[]

/**
 * A location for each redirect, document and file that nginx answers by itself; `bodyOf` says how. `redirected` is what comes
 * before the answer of a redirect.
 */
export function nginxLocations(
  { documents, files, redirects }: OpenParts,
  { bodyOf, redirected = [] }: { bodyOf: (answer: WritableAnswer) => Lines; redirected?: Lines },
): string[] {
  const open = documents.filter(({ path, file, status }) => {
    return file.startsWith(`${places.site}/`) && !path.startsWith('*') && status === 200
  })
  const answers = [...open.map(answerOf), ...files.filter(({ guarded }) => !guarded).map(fileAnswerOf)]
  const moved = Object.entries(redirects).filter(([former, to]) => isQuotable(former) && isQuotable(encodeURI(to)))
  // nginx does not start with two of the same.
  const locations = new Map<string, Lines>([
    ...moved.map(([former, to]) => [former, [...redirected, ...redirectTo(encodeURI(to))]] as const),
    ...answers.filter(isWritable).map((answer) => [answer.address, bodyOf(answer)] as const),
  ])
  return [...locations].flatMap(([address, lines]) => location(`= ${quoted(address)}`, lines))
}

/** The page for a status, if nginx can answer with it. */
export function pageForStatus({ documents }: OpenParts, status: number): WritableAnswer | undefined {
  return documents
    .filter((one) => one.status === status)
    .map(answerOf)
    .find(isWritable)
}

/** Which encoding a browser gets. */
export const encodingLines: Lines = [
  ...['encoding', 'ending'].map((name) => `set $site_${name} "";`),
  ...[
    ['gzip', '.gz'],
    ['br', '.br'],
  ].flatMap(([name, ending]) => [
    `if ($http_accept_encoding ~ "(^|[ ,])${name}(?!\\w|\\s*;\\s*q=0(\\.0*)?\\s*(,|$))") {`,
    `    set $site_encoding ${name};`,
    `    set $site_ending ${ending};`,
    '}',
  ]),
]

export const location = (what: string, lines: Lines) => [
  `location ${what} {`,
  ...lines.map((line) => `    ${line}`),
  '}',
]

const redirectTo = (address: string) => [
  ...headerLines({ ...commonHeaders, 'cache-control': 'no-cache' }, ' always'),
  `return 308 ${quoted(`${address}$is_args$args`)};`,
]
