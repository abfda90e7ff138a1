import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Release } from '@site/contracts/Release'

/** Pages with content of their own that a release may have and still gets all of them made ahead. */
const MOST_AHEAD = 100
/** Of a larger release: the first that it lists, others spread over its list, and the first of those that have changed. */
const ahead = { first: 12, spread: 8, changed: 40 }
/** Pages that are compared before other work has its turn: where no file has changed, there is nothing to wait for. */
const BATCH = 500

/**
 * The paths of a release whose pages are made before it is shown; all others of its list are made when somebody asks.
 * Only pages of one template that have content of their own can wait: what they are filled with has been read by the
 * build. `hasChanged` says whether a page's content is another one than in the release that visitors have.
 */
export async function pagesAhead(
  { routes }: Pick<Release, 'routes'>,
  hasChanged: (path: string) => Promise<boolean>,
): Promise<ReadonlySet<string>> {
  const templates = routes.filter(({ content, path }) => content && path.includes(':'))
  const ofTemplates = templates.flatMap((route) => route.paths.map(({ path }) => path))
  const paths = routes.flatMap((route) => route.paths.map(({ path }) => path))
  if (ofTemplates.length <= MOST_AHEAD) return new Set(paths)
  const waiting = new Set(ofTemplates)
  const stride = Math.ceil(ofTemplates.length / ahead.spread)
  return new Set([
    ...paths.filter((path) => !waiting.has(path)),
    ...ofTemplates.slice(0, ahead.first),
    ...ofTemplates.filter((_, index) => index % stride === stride - 1),
    ...(await firstOf(ofTemplates, hasChanged, ahead.changed)),
  ])
}

async function firstOf(paths: readonly string[], isWanted: (path: string) => Promise<boolean>, most: number) {
  const found: string[] = []
  for (const [index, path] of paths.entries()) {
    if (found.length === most) break
    if (index % BATCH === BATCH - 1) await nextTurn()
    if (await isWanted(path)) found.push(path)
  }
  return found
}
