import type { Release, ReleaseRoute } from '@site/contracts/Release'
import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'

/** A service with the value that it has on this site. */
export type ExternalService = ServiceDefinition & { readonly value: string }

/** What a page is handed, by name. */
export function serviceValues(services: readonly ExternalService[]): Record<string, string> {
  return Object.fromEntries(services.map(({ name, value }) => [name, value]))
}

/** Services of a release that pages of this route use. */
export function servicesFor(services: readonly ExternalService[], { path }: Pick<ReleaseRoute, 'path'>) {
  return services.filter(({ routes }) => routes?.includes(path) ?? true)
}

/** True when only a document that was made for this route may show it: the services of other routes are not for all. */
export function needsOwnDocument(
  { services }: Pick<Release, 'services'>,
  { path }: Pick<ReleaseRoute, 'path'>,
): boolean {
  return services.some(({ routes }) => routes?.includes(path))
}

type ByRemote = Readonly<Record<string, readonly ExternalService[]>>
type Releases = readonly Pick<Release, 'name' | 'forms'>[]

/** Where forms are sent: the outbox tries again on every page, whatever remote the form is of. */
export function formServices(releases: Releases, services: ByRemote): ExternalService[] {
  return releases.flatMap(({ name, forms }) =>
    (services[name] ?? []).filter((service) => forms.some(({ endpoint }) => endpoint.service === service.name)),
  )
}

/**
 * Services that any document has to allow: a visitor may go from it to a page that uses them, without a new document and
 * so without a new policy.
 */
export function sharedServices(services: ByRemote): ExternalService[] {
  return Object.values(services)
    .flat()
    .filter(({ routes }) => !routes)
}
