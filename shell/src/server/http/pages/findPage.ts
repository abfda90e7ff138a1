import type { Release, ReleaseRoute } from '@site/contracts/Release'
import { dataPath, pageOfData } from '../../../universal/routing/dataPath.ts'
import { matchRoute, readQuery } from '../../../universal/routing/matchRoute.ts'
import type { Composition } from '../../releases/composition/Composition.ts'
import { decodePath, splitTarget } from './requestTarget.ts'

/** What a request asks the composition for. */
export type AskedPage = {
  /** The page's path, decoded. */
  path: string
  /** True when its data is asked for instead of its document. */
  asData: boolean
  /** Where the answer stands among what is finished. */
  key: string
  route: ReleaseRoute | undefined
  /** Only what the page looks at, in one order: the cache's key, so that other parameters cannot fill it. */
  query: string
  /** True for data of a release that is no longer live: only the document can tell more. */
  isGone: boolean
  /** True when only who has logged in may have it: its route says so, or it is a document of a release that does. */
  guarded: boolean
}

/** Finds what a request target names; undefined when it is not well formed or names no possible page. */
export function findPage(composition: Pick<Composition, 'releases' | 'parts'>, target: string): AskedPage | undefined {
  const { pathname, search } = splitTarget(target)
  const dataOf = pageOfData(pathname)
  const path = decodePath(dataOf?.path ?? pathname)
  if (path === undefined || path.startsWith('*')) return undefined
  const asData = dataOf !== undefined
  const key = dataOf ? dataPath(dataOf.release, path) : path
  const { releases, parts } = composition
  const match = matchRoute(
    releases.flatMap(({ routes }) => routes),
    path,
  )
  const ofGuarded = releases.some((release) => isGuarded(release) && parts.get(release.name)?.finished.has(key))
  const query = match ? new URLSearchParams(readQuery(search, match.route.query)).toString() : ''
  return {
    path,
    asData,
    key,
    route: match?.route,
    query: query && `?${query}`,
    isGone:
      dataOf !== undefined &&
      !releases.some(({ id, routes }) => id === dataOf.release && routes.some((route) => route === match?.route)),
    guarded: Boolean(match?.route.guarded) || ofGuarded,
  }
}

/** True when a release is for who has logged in alone. A release is guarded as a whole: the contract sees to that. */
function isGuarded({ routes }: Pick<Release, 'routes'>): boolean {
  return routes.some(({ guarded }) => guarded)
}
