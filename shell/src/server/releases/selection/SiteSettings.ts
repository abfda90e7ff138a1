import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { Plan } from '../../rendering/plan/Plan.ts'
import type { Registry } from '../../releaseStore/registry.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import type { ServiceVariables } from './resolveServices.ts'

/** What compositions depend on besides releases and content. */
export type SiteSettings = {
  registry: Pick<Registry, 'remotes'>
  /** Identifies the server's build. */
  build: string
  site: SiteFacts
  /** The facts that the operator has not configured. */
  sampleFacts?: readonly string[]
  /** The environment variables that releases may use. */
  serviceVariables: ServiceVariables
  developmentOrigins?: Plan['developmentOrigins']
}

/** What composing and serving a site have in common. */
export type SiteParts = SiteSettings & {
  registry: Registry
  store: ReleaseStore
  releasesFolder: string
  /** Where compositions lie. */
  compositionsFolder: string
  /** Names of the hosts on which visitors do not get the site. */
  otherHosts?: readonly string[]
}
