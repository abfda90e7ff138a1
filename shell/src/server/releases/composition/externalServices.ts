import type { Release, ReleaseRoute } from '@site/contracts/Release'
import { type ServiceDefinition, serviceProblem } from '@site/contracts/ServiceDefinition'
import { siteServices } from '@site/contracts/SiteFacts'
import { ReleaseProblem } from '../selection/ReleaseProblem.ts'

/** What the environment says of external services. Variables that the shell itself reads are no release's to ask for. */
export type ServiceVariables = {
  reserved: ReadonlySet<string>
  values: Readonly<Record<string, string | undefined>>
}

/** A service with the value that it has on this site. */
export type ExternalService = ServiceDefinition & { readonly value: string }

type Services = Pick<Release, 'name' | 'services'>

/** A release's services with their values. @throws ReleaseProblem when it asks for what is not its own, or a value is wrong. */
export function resolveServices({ services }: Services, { reserved, values }: ServiceVariables): ExternalService[] {
  return services.map((service) => {
    const { name, variable } = service
    const own: readonly string[] = siteServices
    if (own.includes(name)) throw new ReleaseProblem('bad', 'foreign', `claims ${name}, a service of the shell.`)
    if (reserved.has(variable)) {
      throw new ReleaseProblem('bad', 'foreign', `asks for ${variable}, which is the server's own.`)
    }
    const value = values[variable] ?? service.default
    const problem = serviceProblem(service, value)
    // The name is the release's choice, so what the variable holds is not repeated.
    if (problem) throw new ReleaseProblem('not yet', 'configuration', `needs ${variable}, which ${problem}.`)
    return { ...service, value }
  })
}

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
