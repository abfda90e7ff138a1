import type { Release, ReleaseRoute } from '@site/contracts/Release'
import { dataPath, pageOfData } from '@site/contracts/navigationPaths'
import { matchRoute } from '../../../universal/routing/matchRoute.ts'
import type { Composition } from '../../releases/composition/Composition.ts'
import { relevantQuery } from './relevantQuery.ts'
import { decodePath, splitTarget } from './requestTarget.ts'

/** What a request asks the composition for. */
export type RequestedPage = {
  /** The page's path, decoded. */
  path: string
  /** True if the page's data is requested instead of its document. */
  asData: boolean
  /** The key among the finished responses. */
  key: string
  route: ReleaseRoute | undefined
  /** The part of the query that the page depends on. */
  query: string
  /** True for data of a release that is no longer live: only a new document can help. */
  isGone: boolean
  /** True if it requires a login: its route says so, or it is a document of a release that does. */
  guarded: boolean
}

/** Finds what a request target names; undefined if it is malformed or cannot be a page. */
export function findPage(
  composition: Pick<Composition, 'releases' | 'parts'>,
  target: string,
): RequestedPage | undefined {
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
  return {
    path,
    asData,
    key,
    route: match?.route,
    query: match ? relevantQuery(search, match.route.query) : '',
    isGone:
      dataOf !== undefined &&
      !releases.some(({ id, routes }) => id === dataOf.release && routes.some((route) => route === match?.route)),
    guarded: Boolean(match?.route.guarded) || ofGuarded,
  }
}

/** True if a release requires a login. The contract ensures that a release is guarded as a whole. */
function isGuarded({ routes }: Pick<Release, 'routes'>): boolean {
  return routes.some(({ guarded }) => guarded)
}
