import { contentFileOf } from '@site/contracts/PageContent'
import type { Release } from '@site/contracts/Release'

type Pages = Pick<Release, 'routes' | 'files'>

/** Pages with content of their own that a release may have and still gets all of them made ahead. */
const MOST_AHEAD = 100
/** Of a larger release: the first that it lists, others spread over its list, and the first of those that have changed. */
const ahead = { first: 40, spread: 10, changed: 40 }

/**
 * The paths of a release whose pages are made before it is shown; all others of its list are made when somebody asks.
 * Only pages with content of their own can wait: they are one template, and what they are filled with has been read by
 * the build. `former` is the release that visitors have of the remote. A file of contents that is as it was there tells
 * that its pages are.
 */
export function pagesAhead(release: Pages, former: Pages | undefined): ReadonlySet<string> {
  const paths = release.routes.flatMap(({ paths }) => paths.map(({ path }) => path))
  const ofTemplates = release.routes
    .filter(({ content }) => content)
    .flatMap((route) => route.paths.map(({ path }) => path))
  if (ofTemplates.length <= MOST_AHEAD) return new Set(paths)
  const waiting = new Set(ofTemplates)
  const stride = Math.ceil(ofTemplates.length / ahead.spread)
  const isOther = (path: string) => {
    const file = contentFileOf(path)
    return former !== undefined && release.files[file] !== former.files[file]
  }
  return new Set([
    ...paths.filter((path) => !waiting.has(path)),
    ...ofTemplates.slice(0, ahead.first),
    ...ofTemplates.filter((_, index) => index % stride === stride - 1),
    ...ofTemplates.filter(isOther).slice(0, ahead.changed),
  ])
}
