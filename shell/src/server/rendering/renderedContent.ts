import { firstIssue } from '@site/contracts/parseContent'
import type { Placement, RenderedFragment } from '@site/contracts/Fragment'
import { ownsPath } from '@site/contracts/Registry'
import { unencodedName } from '@site/contracts/ReleaseFiles'
import type { RemoteDocument } from '@site/contracts/ServerBundle'
import type { PageSummary } from '@site/contracts/useSite'
import * as v from 'valibot'
import type { FragmentProblem } from './fragments/FragmentProblem.ts'
import { withRemedy } from './gate/withRemedy.ts'

/** A validated page from a render process. */
export type RenderedPage = {
  path: string
  status: number
  html: string
  /** The style element's text, for the security policy. */
  style: string
  summary?: PageSummary
  /** The page's data for a client-side navigation, as JSON; absent if the route has none. */
  json?: string
  /** Places of fragments that are not in it. */
  places?: readonly Placement[]
  /** Why fragments are not where it places them. */
  problems?: readonly FragmentProblem[]
}

/** What was rendered of one part. */
export type RenderedPart = { pages: RenderedPage[]; documents: RemoteDocument[] }

/** A validated fragment with the places in it, or why it does not accept its props. */
export type FragmentAnswer = (RenderedFragment & { places: readonly Placement[] }) | { refused: string }

/** What a remote's content is validated against. */
export type ContentRules = {
  prefixes: readonly string[]
  /** Paths of its pages, which no document may take. */
  pagePaths: ReadonlySet<string>
}

/** The maximum sizes, in characters. */
const largest = {
  html: 2_000_000,
  fragment: 200_000,
  props: 20_000,
  style: 500_000,
  summary: 1_000,
  json: 2_000_000,
  document: 4_000_000,
  documents: 12_000_000,
}

/** Documents are read by machines: none of these types can run scripts. */
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

const text = (max: number) => v.pipe(v.string(), v.maxLength(max, `has more than ${max} characters`))

/** A page has at most so many fragments. */
const MAX_PLACES = 100

const place = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(200)),
  props: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((props) => JSON.stringify(props).length <= largest.props, `has more than ${largest.props} characters`),
  ),
})
const places = v.optional(v.pipe(v.array(place), v.maxLength(MAX_PLACES, `has more than ${MAX_PLACES} fragments`)), [])

const scriptFile = v.tuple([text(500), text(200)])
const entry = v.strictObject({
  remote: text(200),
  expose: text(200),
  entry: scriptFile,
  files: v.array(scriptFile),
  services: v.optional(v.record(v.string(), v.string())),
})

const fragmentSchema = v.union([
  v.strictObject({ refused: text(500) }),
  v.strictObject({
    html: text(largest.fragment),
    rules: v.record(v.string(), text(largest.style)),
    live: v.record(v.string(), entry),
    places,
  }),
])

const pageSchema = v.strictObject({
  status: v.number('is no number'),
  html: v.pipe(text(largest.html), v.startsWith('<!DOCTYPE html>', 'is no HTML document')),
  style: text(largest.style),
  summary: v.optional(v.strictObject({ title: text(largest.summary), description: text(largest.summary) })),
  json: v.optional(v.pipe(text(largest.json), v.check(isJson, 'is no JSON'))),
  places,
})

const documentSchema = v.strictObject({
  path: v.pipe(v.string(), v.maxLength(200), v.regex(/^(\/[\w-][\w.-]*)+$/, 'is no plain path'), unencodedName),
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

const responseSchema = v.variant('status', [
  v.strictObject({ status: v.literal('page'), page: pageSchema }),
  v.strictObject({ status: v.literal('fragment'), fragment: fragmentSchema }),
  v.strictObject({ status: v.literal('documents'), documents: v.pipe(v.array(documentSchema), v.maxLength(100)) }),
  v.strictObject({ status: v.literal('failed'), reason: v.pipe(v.string(), v.maxLength(1_000)) }),
])

/** A release's output is invalid; the message says why. */
export class BadContent extends Error {}

/** Parses a context's result. @throws BadContent if it is malformed, or says that the work failed. */
function readResult(json: string, of: string) {
  let content: unknown
  try {
    content = JSON.parse(json)
  } catch {
    throw new BadContent('answered with something that is not JSON.')
  }
  const result = v.safeParse(responseSchema, content)
  if (!result.success) {
    const { place, message } = firstIssue(result.issues)
    throw new BadContent(`made something that is not allowed: ${place} ${message}.`)
  }
  if (result.output.status === 'failed') throw new BadContent(oneLine(`${of}: ${withRemedy(result.output.reason)}`))
  return result.output
}

/** Validates a page. @throws BadContent */
export function readPage(json: string, path: string, statuses: readonly number[]): RenderedPage {
  const result = readResult(json, path)
  if (result.status !== 'page') throw new BadContent('rendered something other than a page.')
  const { page } = result
  if (!statuses.includes(page.status))
    throw new BadContent(`answered ${page.status} instead of ${statuses.join(' or ')}.`)
  return { path, ...page }
}

/** Validates a fragment. @throws BadContent */
export function readFragment(json: string): FragmentAnswer {
  const result = readResult(json, 'the fragment')
  if (result.status !== 'fragment') throw new BadContent('rendered something other than a fragment.')
  return result.fragment
}

/** Validates a remote's documents, each below its prefixes and at a path that is not taken. @throws BadContent */
export function readDocuments(json: string, { prefixes, pagePaths }: ContentRules): RemoteDocument[] {
  const result = readResult(json, 'its documents')
  if (result.status !== 'documents') throw new BadContent('rendered something other than documents.')
  const taken = new Set(pagePaths)
  for (const { path } of result.documents) {
    if (!ownsPath(prefixes, path)) throw new BadContent(`makes ${path}, which is outside of its prefixes.`)
    if (taken.has(path)) throw new BadContent(`makes ${path}, which is a page or another document.`)
    taken.add(path)
  }
  const size = result.documents.reduce((sum, { body }) => sum + body.length, 0)
  if (size > largest.documents) throw new BadContent(`makes documents of more than ${largest.documents} characters.`)
  return result.documents
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

/** Shortens an untrusted text to one line for the log. */
export function oneLine(reason: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to go.
  return reason.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').slice(0, 500)
}
