import { firstIssue } from '@site/contracts/parseContent'
import { ownsPath } from '@site/contracts/Registry'
import type { RemoteDocument } from '@site/contracts/ServerBundle'
import type { PageSummary } from '@site/contracts/useSite'
import * as v from 'valibot'

/** A page as a render process made it, checked. */
export type RenderedPage = {
  path: string
  status: number
  html: string
  /** Text of the style element, for the security policy. */
  style: string
  summary?: PageSummary
  /** Data of the page for a client-side navigation, as JSON; absent where the route has none. */
  json?: string
}

/** What was rendered of one part. */
export type RenderedPart = { pages: RenderedPage[]; documents: RemoteDocument[] }

/** What a remote's content is checked against. */
export type ContentRules = {
  prefixes: readonly string[]
  /** Paths of its pages, which no document may take. */
  pagePaths: ReadonlySet<string>
}

/** Largest of each, in characters. */
const largest = {
  html: 2_000_000,
  style: 500_000,
  summary: 1_000,
  json: 2_000_000,
  document: 4_000_000,
  documents: 12_000_000,
}

/** Documents are read by machines: none of these types can run a script of its own. */
const documentTypes = [
  'application/rss+xml',
  'application/atom+xml',
  'application/feed+json',
  'application/json',
  'application/ld+json',
  'application/xml',
  'text/xml',
  'text/plain',
  'text/csv',
  'text/markdown',
  'text/calendar',
] as const

const text = (most: number) => v.pipe(v.string(), v.maxLength(most, `has more than ${most} characters`))

const pageSchema = v.strictObject({
  status: v.number('is no number'),
  html: v.pipe(text(largest.html), v.startsWith('<!DOCTYPE html>', 'is no HTML document')),
  style: text(largest.style),
  summary: v.optional(v.strictObject({ title: text(largest.summary), description: text(largest.summary) })),
  json: v.optional(v.pipe(text(largest.json), v.check(isJson, 'is no JSON'))),
})

const documentSchema = v.strictObject({
  path: v.pipe(v.string(), v.maxLength(200), v.regex(/^(\/[\w-][\w.-]*)+$/, 'is no plain path')),
  type: v.pipe(
    v.string(),
    v.maxLength(100),
    v.check(
      (type) => documentTypes.some((known) => known === type.replace(/; ?charset=utf-8$/i, '')),
      'is not allowed',
    ),
  ),
  body: text(largest.document),
})

const answerSchema = v.variant('status', [
  v.strictObject({ status: v.literal('page'), page: pageSchema }),
  v.strictObject({ status: v.literal('documents'), documents: v.pipe(v.array(documentSchema), v.maxLength(100)) }),
  v.strictObject({ status: v.literal('failed'), reason: v.pipe(v.string(), v.maxLength(1_000)) }),
])

/** What a release made is wrong, with a sentence on what. */
export class BadContent extends Error {}

/** Reads the answer of a context. @throws BadContent when it is not of that shape, or says that the work failed. */
function readAnswer(json: string) {
  let content: unknown
  try {
    content = JSON.parse(json)
  } catch {
    throw new BadContent('answered with something that is no JSON.')
  }
  const result = v.safeParse(answerSchema, content)
  if (!result.success) {
    const { place, message } = firstIssue(result.issues)
    throw new BadContent(`made something that is not allowed: ${place} ${message}.`)
  }
  if (result.output.status === 'failed') throw new BadContent(oneLine(result.output.reason))
  return result.output
}

/** The page that was asked for. @throws BadContent */
export function readPage(json: string, path: string, statuses: readonly number[]): RenderedPage {
  const answer = readAnswer(json)
  if (answer.status !== 'page') throw new BadContent('made something else than a page.')
  const { page } = answer
  if (!statuses.includes(page.status))
    throw new BadContent(`answered ${page.status} instead of ${statuses.join(' or ')}.`)
  return { path, ...page }
}

/** The documents of a remote, each below its prefixes and in nobody's place. @throws BadContent */
export function readDocuments(json: string, { prefixes, pagePaths }: ContentRules): RemoteDocument[] {
  const answer = readAnswer(json)
  if (answer.status !== 'documents') throw new BadContent('made something else than documents.')
  const taken = new Set(pagePaths)
  for (const { path } of answer.documents) {
    if (!ownsPath(prefixes, path)) throw new BadContent(`makes ${path}, which is outside of its prefixes.`)
    if (taken.has(path)) throw new BadContent(`makes ${path}, which is a page or another document.`)
    taken.add(path)
  }
  const size = answer.documents.reduce((sum, { body }) => sum + body.length, 0)
  if (size > largest.documents) throw new BadContent(`makes documents of more than ${largest.documents} characters.`)
  return answer.documents
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

/** A foreign text as one short line that can stand in a log. */
export function oneLine(reason: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to go.
  return reason.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').slice(0, 500)
}
