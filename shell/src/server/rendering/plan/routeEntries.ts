import type { Release, ReleaseRoute } from '@site/contracts/Release'
import type { RouteEntry, ScriptFile } from '../../../universal/document/Snapshot.ts'
import type { Plan } from './Plan.ts'

/** Public address of a release's file. */
export function publicUrl({ name, id }: Pick<Release, 'name' | 'id'>, file: string): string {
  return `/r/${name}/${id}/${file.replace(/^browser\//, '')}`
}

function scriptFile(release: Release, file: string): ScriptFile {
  return [publicUrl(release, file), release.files[file] ?? '']
}

/** What the browser is told of a release's route. */
export function routeEntry(release: Release, route: ReleaseRoute): RouteEntry {
  return {
    path: route.path,
    remote: release.globalName,
    expose: route.expose,
    entry: scriptFile(release, release.entry),
    files: (release.exposes[route.expose] ?? []).map((file) => scriptFile(release, file)),
    query: route.query,
    data: route.data ? release.id : undefined,
    ...(route.prefetch && !route.path.includes(':') ? { prefetch: true as const } : {}),
  }
}

/**
 * Routes that a browser may reach without a new document. A route with a security policy of its own is not among them:
 * it needs a document that was sent with that policy.
 */
export function clientRoutes(releases: readonly Release[]): RouteEntry[] {
  return releases.flatMap((release) =>
    release.routes
      .filter(({ access, noindex, guarded }) => !noindex && !guarded && access.connect.length === 0 && !access.images)
      .map((route) => routeEntry(release, route)),
  )
}

/**
 * While developing, a hot remote's files come from its dev server: they change without a release, so the container finds
 * them by itself and no hash is known. Every other entry stays as it is.
 */
export function developmentEntry(entry: RouteEntry, origins: Plan['developmentOrigins'] = {}): RouteEntry {
  const origin = origins[entry.remote.replaceAll('_', '-')]
  if (!origin) return entry
  const { path, remote, expose, query, data } = entry
  return { path, remote, expose, query, data, entry: [`${origin}/remoteEntry.js`, ''], files: [] }
}
