import type { Release } from '@site/contracts/Release'
import { serviceProblem } from '@site/contracts/ServiceDefinition'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { ExternalService } from '../../rendering/plan/externalServices.ts'

/** What the environment holds for external services. Releases must not ask for variables that the shell itself reads. */
export type ServiceVariables = {
  reserved: ReadonlySet<string>
  values: Readonly<Record<string, string | undefined>>
}

type Services = Pick<Release, 'name' | 'services'>

/**
 * A release's services with their values. @throws ReleaseProblem if it asks for a variable that it may not use, or a value
 * is invalid.
 */
export function resolveServices({ services }: Services, { reserved, values }: ServiceVariables): ExternalService[] {
  return services.map((service) => {
    const { variable } = service
    if (reserved.has(variable)) {
      throw new ReleaseProblem('bad', 'foreign', `asks for ${variable}, which is the server's own.`)
    }
    const value = values[variable] ?? service.default
    const problem = serviceProblem(service, value)
    // The variable's name is the release's choice, so its value is not quoted.
    if (problem) throw new ReleaseProblem('not yet', 'configuration', `needs ${variable}, which ${problem}.`)
    return { ...service, value }
  })
}
