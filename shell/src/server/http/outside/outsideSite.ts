import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { Release } from '@site/contracts/Release'
import type { Composition } from '../../releases/composition/Composition.ts'
import { siteOfPart } from '../../rendering/plan/siteOfPart.ts'

/**
 * The facts that parts of a release show on another site: what its pages show here, and of the external services only its own.
 * What the remote reads on the server alone stays there.
 */
export function outsideSite(
  { name, services }: Pick<Release, 'name' | 'services'>,
  composition: Composition,
): SiteFacts {
  const { content, saysSamples, ...facts } = siteOfPart(composition, name)
  const own = services.flatMap(({ name: service }) => {
    const value = composition.services[service]
    return value === undefined ? [] : [[service, value] as const]
  })
  return { ...facts, services: { ...Object.fromEntries(own), ...facts.services } }
}
