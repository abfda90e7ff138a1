import { unencodedName } from '@site/contracts/ReleaseFiles'
import type { RemoteDocument } from '@site/contracts/ServerBundle'
import * as v from 'valibot'
import { MAX_DOCUMENTS } from '../context/documentsOf.ts'
import { notAllowed } from './notAllowed.ts'

/** The maximum size of one, in characters. Together they are limited as any answer is (`resultProblem`). */
const MAX_LENGTH = 4_000_000

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
  body: v.pipe(v.string(), v.maxLength(MAX_LENGTH, `has more than ${MAX_LENGTH} characters: divide it`)),
})

/** A remote's additional documents, as a render process may answer with them. */
export const documentsSchema = v.pipe(v.array(documentSchema), v.maxLength(MAX_DOCUMENTS))

/** What is wrong with what a remote's `documents` has returned, as a sentence without its subject; undefined if nothing is. */
export function documentsProblem(made: unknown, pagePaths: Iterable<string>): string | undefined {
  const { success, output, issues } = v.safeParse(v.object({ documents: documentsSchema }), { documents: made })
  if (success) return takenPath(output.documents, pagePaths)
  return notAllowed(issues)
}

/** The same about documents that are known to be some. */
export function takenPath(documents: readonly RemoteDocument[], pagePaths: Iterable<string>): string | undefined {
  const taken = new Set(pagePaths)
  for (const { path } of documents) {
    if (taken.has(path)) return `makes ${path}, which is a page or another document.`
    taken.add(path)
  }
  return undefined
}
