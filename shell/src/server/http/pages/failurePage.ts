import { shellPages } from '../../../universal/routing/shellPaths.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'

/** The finished pages of a composition. */
export type FailurePages = ReadonlyMap<string, FinishedPage>

/** The site's own page for a failure, with the failure's status; undefined if the shell has none. */
export function failurePage(pages: FailurePages, status: number): FinishedPage | undefined {
  const page = pages.get(isTemporary(status) ? shellPages.unavailable : shellPages.notFound)
  return page && { ...page, status }
}

/** True if the same request may succeed later. */
function isTemporary(status: number): boolean {
  return status >= 500 || status === 429
}
