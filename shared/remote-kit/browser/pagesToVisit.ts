import type { Release } from '@site/contracts/Release'
import type { PageChange } from '../release/upload/changes.ts'

/** The other pages of a remote with thousands are made of the same islands. */
const MOST = 40

/**
 * The pages to look at with a release: one of each route, then those that visitors would see otherwise, then its others.
 * What is only rendered on demand has no path that could be opened.
 */
export function pagesToVisit(routes: Pick<Release, 'routes'>['routes'], changes: readonly PageChange[], most = MOST) {
  const ofRoutes = routes.map(({ paths }) => paths.map(({ path }) => path))
  // Those first that can be compared with something.
  const differing = (['changed', 'new'] as const).flatMap((wanted) =>
    changes.filter(({ kind }) => kind === wanted).map(({ path }) => path),
  )
  const all = [...ofRoutes.flatMap((paths) => paths.slice(0, 1)), ...differing, ...ofRoutes.flat()]
  // The shell's notices are no pages with an address.
  const paths = [...new Set(all)].filter((path) => path.startsWith('/'))
  return { paths: paths.slice(0, most), left: Math.max(0, paths.length - most) }
}
