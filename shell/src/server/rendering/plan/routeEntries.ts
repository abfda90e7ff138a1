import { globalNameOf, type Release, type ReleaseRoute } from '@site/contracts/Release'
import type { RouteEntry, ScriptFile } from '@site/contracts/Snapshot'
import type { Plan } from './Plan.ts'
import { needsOwnDocument, type ExternalService, servicesFor, serviceValues } from './externalServices.ts'

/** Public address of a release's file. */
function publicUrl({ name, id }: Pick<Release, 'name' | 'id'>, file: string): string {
  return `/r/${name}/${id}/${file.replace(/^browser\//, '')}`
}

/** A file of a release with its hash. */
export function scriptFile(release: Release, file: string): ScriptFile {
  return [publicUrl(release, file), release.files[file] ?? '']
}

/** What the browser needs to know about a release's route. */
export function routeEntry(
  release: Release,
  route: ReleaseRoute,
  services: readonly ExternalService[] = [],
): RouteEntry {
  const values = serviceValues(servicesFor(services, route))
  return {
    path: route.path,
    remote: globalNameOf(release.name),
    expose: route.expose,
    entry: scriptFile(release, release.entry),
    files: (release.exposes[route.expose] ?? []).map((file) => scriptFile(release, file)),
    query: route.query,
    data: route.data ? release.id : undefined,
    ...(Object.keys(values).length > 0 ? { services: values } : {}),
    ...(route.prefetch && !route.path.includes(':') ? { prefetch: true as const } : {}),
    ...(isUnlisted(route) ? { unlisted: true as const } : {}),
  }
}

/** Whether a page is not for visitors, such as a tool behind a login. */
export function isUnlisted({ noindex, guarded }: Pick<ReleaseRoute, 'noindex' | 'guarded'>): boolean {
  return noindex || guarded
}

/**
 * Routes that can be reached by client-side navigation. A route with services of its own is not among them: it needs a
 * document whose policy allows them.
 */
export function clientRoutes({ releases, services }: Pick<Plan, 'releases' | 'services'>): RouteEntry[] {
  return releases.flatMap((release) =>
    release.routes
      .filter((route) => !isUnlisted(route) && !needsOwnDocument(release, route))
      .map((route) => routeEntry(release, route, services[release.name])),
  )
}

/**
 * During development, a hot remote's files come from its dev server and change without a release, so the container finds
 * them by itself and no hash is known. All other entries stay as they are.
 */
export function developmentEntry(entry: RouteEntry, origins: Plan['developmentOrigins'] = {}): RouteEntry {
  const origin = origins[entry.remote.replaceAll('_', '-')]
  if (!origin) return entry
  const { prefetch: _, ...others } = entry
  return { ...others, entry: [`${origin}/remoteEntry.js`, ''], files: [] }
}
