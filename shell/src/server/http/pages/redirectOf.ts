import type { Composition } from '../../releases/composition/Composition.ts'
import { correctedAddress, isPagePath } from './correctedAddress.ts'
import type { RequestedPage } from './findPage.ts'
import { splitTarget } from './requestTarget.ts'

/** Where a request is redirected: from a path at which a release formerly had a page, or to the page that was meant. */
export function redirectOf(
  { releases, finished }: Composition,
  target: string,
  page: RequestedPage | undefined,
): string | undefined {
  // An existing page is not redirected, even if it is not rendered yet.
  if (page && (page.asData || finished.has(page.key) || isPagePath(releases, page.path))) return undefined
  const path = page?.path ?? ''
  const moved = releases.find(({ redirects = {} }) => Object.hasOwn(redirects, path))?.redirects?.[path]
  return moved === undefined ? correctedAddress(releases, target) : encodeURI(moved) + splitTarget(target).search
}
