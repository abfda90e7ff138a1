import type { Release, ReleaseRoute } from '@site/contracts/Release'
import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'

/** A service with its value on this site. */
export type ExternalService = ServiceDefinition & { readonly value: string }

/** The values that a page receives, by name. Tags are the shell's to load. */
export function serviceValues(services: readonly ExternalService[]): Record<string, string> {
  return Object.fromEntries(
    services.flatMap((service) => (service.advertisingTag ? [] : [[service.name, service.value]])),
  )
}

/** The services of a release that pages of this route use. */
export function servicesFor(services: readonly ExternalService[], { path }: Pick<ReleaseRoute, 'path'>) {
  return services.filter(({ routes }) => routes?.includes(path) ?? true)
}

/**
 * True if the route can only be shown in a document of its own, whose policy allows what other documents' policies do not:
 * services of single routes, or WebAssembly.
 */
export function needsOwnDocument(
  { services, files }: Pick<Release, 'services' | 'files'>,
  { path }: Pick<ReleaseRoute, 'path'>,
): boolean {
  return hasWasm({ files }) || services.some(({ routes }) => routes?.includes(path))
}

/** Whether a release has WebAssembly: only its own documents and workers may compile it. */
export function hasWasm({ files }: Pick<Release, 'files'>): boolean {
  return Object.keys(files).some((file) => file.endsWith('.wasm'))
}

type ByRemote = Readonly<Record<string, readonly ExternalService[]>>
type Releases = readonly Pick<Release, 'name' | 'forms'>[]

/** The endpoints of forms: the outbox retries on every page, whichever remote the form belongs to. */
export function formServices(releases: Releases, services: ByRemote): ExternalService[] {
  return releases.flatMap(({ name, forms }) =>
    (services[name] ?? []).filter((service) => forms.some(({ endpoint }) => endpoint.service === service.name)),
  )
}

/**
 * Services that every document has to allow: a visitor may navigate from it to a page that uses them without a new document,
 * and so without a new policy.
 */
export function sharedServices(services: ByRemote): ExternalService[] {
  return Object.values(services)
    .flat()
    .filter(({ routes }) => !routes)
}
