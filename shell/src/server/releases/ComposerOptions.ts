import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { Renderer } from '../rendering/createRenderer.ts'
import type { Plan } from '../rendering/plan/Plan.ts'
import type { Traced } from '../tracing/Tracing.ts'
import type { ViewCounts } from '../views/ViewCounts.ts'
import type { ServiceVariables } from './selection/resolveServices.ts'
import type { ReleaseStore } from '../releaseStore/ReleaseStore.ts'
import type { Registry } from '../releaseStore/registry.ts'

/** What a composer is created from. */
export type ComposerOptions = {
  registry: Registry
  store: ReleaseStore
  releasesFolder: string
  /** Identifies the server's build: another build judges anew. */
  build: string
  site: SiteFacts
  /** The facts that the operator has not configured. */
  sampleFacts?: readonly string[]
  /** The environment variables that releases may use. */
  serviceVariables: ServiceVariables
  developmentOrigins?: Plan['developmentOrigins']
  log: { info(message: string): void; warn(message: string): void }
  traced?: Traced
  /** Where compositions are written. */
  compositionsFolder: string
  /** Names of the hosts on which visitors do not get the site. */
  otherHosts?: readonly string[]
  now?: () => number
  /** The counts of views. */
  views?: Pick<ViewCounts, 'since'>
  renderer: Pick<Renderer, 'renderRemote' | 'renderShell'>
}
