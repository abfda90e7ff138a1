import type { Release } from '@site/contracts/Release'
import { serviceProblem } from '@site/contracts/ServiceDefinition'
import { siteServices } from '@site/contracts/SiteFacts'
import type { ExternalService } from '../../rendering/plan/externalServices.ts'
import { ReleaseProblem } from '../storage/ReleaseProblem.ts'

/** What the environment says of external services. Variables that the shell itself reads are no release's to ask for. */
export type ServiceVariables = {
  reserved: ReadonlySet<string>
  values: Readonly<Record<string, string | undefined>>
}

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
