import type { Release } from '@site/contracts/Release'
import type { Composition } from './Composition.ts'

type Releases = readonly Pick<Release, 'routes'>[]

/** Every path that releases list. */
function listedPaths(releases: Releases): Set<string> {
  return new Set(releases.flatMap(({ routes }) => routes.flatMap(({ paths }) => paths.map(({ path }) => path))))
}

/** The pages of a composition that are rendered on demand. */
export function pendingPages({ releases, finished }: Pick<Composition, 'releases' | 'finished'>): string[] {
  return [...listedPaths(releases)].filter((path) => !finished.has(path))
}

/** True for a page that a release lists, whether it is rendered or not. */
export function isListed(releases: Releases, path: string): boolean {
  return releases.some(({ routes }) => routes.some(({ paths }) => paths.some((one) => one.path === path)))
}
