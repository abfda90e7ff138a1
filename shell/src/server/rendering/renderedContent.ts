import type { Placement, RenderedFragment } from '@site/contracts/Fragment'
import { ownsPath } from '@site/contracts/Registry'
import type { RemoteDocument } from '@site/contracts/ServerBundle'
import type { PageSummary } from '@site/contracts/useSite'
import * as v from 'valibot'
import type { FragmentProblem } from './fragments/FragmentProblem.ts'
import { notAllowed } from '@site/remote-kit/gate/answers/notAllowed'
import { takenPath } from '@site/remote-kit/gate/answers/remoteDocuments'
import { statusProblem } from '@site/remote-kit/gate/answers/loadedProblem'
import { withRemedy } from '@site/remote-kit/gate/withRemedy'
import { responseSchema } from './responseSchema.ts'

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
  if (!result.success) throw new BadContent(`${of}: ${notAllowed(result.issues)}`)
  if (result.output.status === 'failed') throw new BadContent(oneLine(`${of}: ${withRemedy(result.output.reason)}`))
  return result.output
}

/** Validates a page. @throws BadContent */
export function readPage(json: string, path: string, statuses: readonly number[]): RenderedPage {
  const result = readResult(json, path)
  if (result.status !== 'page') throw new BadContent('rendered something other than a page.')
  const { page } = result
  const problem = statusProblem(page.status, statuses)
  if (problem) throw new BadContent(`${path}: ${problem}`)
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
  const foreign = result.documents.find(({ path }) => !ownsPath(prefixes, path))
  if (foreign) throw new BadContent(`makes ${foreign.path}, which is outside of its prefixes.`)
  const problem = takenPath(result.documents, pagePaths)
  if (problem) throw new BadContent(problem)
  return result.documents
}

/** Shortens an untrusted text to one line for the log. */
export function oneLine(reason: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to go.
  return reason.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').slice(0, 500)
}
