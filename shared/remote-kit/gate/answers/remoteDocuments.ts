import { firstIssue } from '@site/contracts/parseContent'
import { unencodedName } from '@site/contracts/ReleaseFiles'
import type { RemoteDocument } from '@site/contracts/ServerBundle'
import * as v from 'valibot'
import { MAX_DOCUMENTS } from '../context/documentsOf.ts'

/** The maximum sizes of one and of all, in characters. */
const largest = { one: 4_000_000, all: 12_000_000 }

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

const documentSchema = v.strictObject({
  path: v.pipe(
    v.string(),
    v.maxLength(200),
    v.regex(/^(\/[\w-][\w.-]*)+$/, 'is no plain path, such as /exemplo/feed.xml'),
    unencodedName,
  ),
  type: v.pipe(
    v.string(),
    v.maxLength(100),
    v.check(
      (type) => documentTypes.some((known) => known === type.replace(/; ?charset=utf-8$/i, '')),
      `is not allowed: use one of ${documentTypes.join(', ')}`,
    ),
  ),
  body: v.pipe(v.string(), v.maxLength(largest.one, `has more than ${largest.one} characters`)),
})

/** A remote's additional documents, as a render process may answer with them. */
export const documentsSchema = v.pipe(v.array(documentSchema), v.maxLength(MAX_DOCUMENTS))

/** What is wrong with what a remote's `documents` has returned, as a sentence without its subject; undefined if nothing is. */
export function documentsProblem(made: unknown, pagePaths: Iterable<string>): string | undefined {
  const { success, output, issues } = v.safeParse(v.object({ documents: documentsSchema }), { documents: made })
  if (success) return takenPath(output.documents, pagePaths)
  const { place, message } = firstIssue(issues)
  return `made something that is not allowed: ${place} ${message}.`
}

/** The same about documents that are known to be some. */
export function takenPath(documents: readonly RemoteDocument[], pagePaths: Iterable<string>): string | undefined {
  const taken = new Set(pagePaths)
  for (const { path } of documents) {
    if (taken.has(path)) return `makes ${path}, which is a page or another document.`
    taken.add(path)
  }
  const size = documents.reduce((sum, { body }) => sum + body.length, 0)
  return size > largest.all ? `makes documents of more than ${largest.all} characters.` : undefined
}
