import { type FragmentEntry, fragmentsGlobal, MOUNT, partsOfName } from '@site/contracts/Fragment'
import { globalNameOf, type Release } from '@site/contracts/Release'
import { serviceValues } from './externalServices.ts'
import type { Plan } from './Plan.ts'
import { scriptFile } from './routeEntries.ts'

type Origin = Pick<Plan, 'services'>

/** What the browser needs to hydrate fragments of a release. */
export function fragmentEntry({ services }: Origin, release: Release): FragmentEntry | undefined {
  const { fragments, name } = release
  if (!fragments) return undefined
  // Those that every document allows: a fragment may be on any page.
  const values = serviceValues((services[name] ?? []).filter(({ routes }) => !routes))
  return {
    remote: fragmentsGlobal(globalNameOf(name)),
    expose: MOUNT,
    entry: scriptFile(release, fragments.entry),
    files: fragments.mount.map((file) => scriptFile(release, file)),
    ...(Object.keys(values).length > 0 ? { services: values } : {}),
  }
}

/** Whether a release is only for visitors who have logged in. */
export function isGuarded({ routes }: Pick<Release, 'routes'>): boolean {
  return routes.some(({ guarded }) => guarded)
}

/** Identifies the fragments of a release: with the same version, pages that place them stay as they are. */
export function fragmentsVersion({ id, routes, fragments }: Pick<Release, 'id' | 'routes' | 'fragments'>): string {
  if (!fragments?.signature) return id
  return JSON.stringify([fragments.signature, Object.keys(fragments.exposes), isGuarded({ routes })])
}

type Placing = Pick<Release, 'name' | 'places'>

/**
 * The remotes whose fragments are in the pages of a part, at any depth: its documents change with their releases. Those in the
 * bar are in all pages.
 */
export function placedRemotes(releases: readonly (Placing & Pick<Release, 'bar'>)[], part: string): string[] {
  const inBar = releases.flatMap(({ name, bar = [] }) => (bar.length > 0 ? [name] : []))
  const found = new Set(inBar)
  const waiting = [part, ...inBar]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const placed of releases.find((release) => release.name === name)?.places ?? []) {
      const { remote } = partsOfName(placed)
      if (remote !== part && !found.has(remote)) waiting.push(remote)
      if (remote !== part) found.add(remote)
    }
  }
  found.delete(part)
  return [...found].sort()
}
