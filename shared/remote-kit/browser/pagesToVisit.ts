import type { Release } from '@site/contracts/Release'
import type { PageChange } from '@site/release-protocol/exchange/changes'

/** On a remote with thousands of pages, the others consist of the same islands. */
const MAX_PAGES = 40

/**
 * The pages to check with a release: one of each route, then those that change for visitors, then the others. Pages that are
 * only rendered on demand have no known path.
 */
export function pagesToVisit(
  routes: Pick<Release, 'routes'>['routes'],
  changes: readonly PageChange[],
  max = MAX_PAGES,
) {
  const ofRoutes = routes.map(({ paths }) => paths.map(({ path }) => path))
  // First those that can be compared with a live version.
  const differing = (['changed', 'new'] as const).flatMap((wanted) =>
    changes.filter(({ kind }) => kind === wanted).map(({ path }) => path),
  )
  const all = [...ofRoutes.flatMap((paths) => paths.slice(0, 1)), ...differing, ...ofRoutes.flat()]
  // The shell's notices have no path.
  const paths = [...new Set(all)].filter((path) => path.startsWith('/'))
  return { paths: paths.slice(0, max), left: Math.max(0, paths.length - max) }
}
