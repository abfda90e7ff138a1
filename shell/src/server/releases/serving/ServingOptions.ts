import type { ProblemCause, ProblemKind } from '@site/contracts/Generation'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { Renderer } from '../../rendering/createRenderer.ts'
import type { Plan } from '../../rendering/plan/Plan.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import type { Registry } from '../../releaseStore/registry.ts'
import type { ViewCounts } from '../../views/ViewCounts.ts'
import type { ServiceVariables } from '../selection/resolveServices.ts'

/** Observes what was decided, for the metrics. */
export type ServingObserver = {
  /** There is a new composition, which took so long. */
  composed(seconds: number): void
  /** A release was refused. */
  refused(name: string, kind: ProblemKind, cause: ProblemCause): void
}

export type ServingOptions = {
  registry: Registry
  store: ReleaseStore
  releasesFolder: string
  /** Where compositions lie. */
  compositionsFolder: string
  /** Names of the hosts on which visitors do not get the site. */
  otherHosts?: readonly string[] | undefined
  /** Identifies the server's build. */
  build: string
  site: SiteFacts
  /** The facts that the operator has not configured. */
  sampleFacts?: readonly string[]
  /** The environment variables that releases may use. */
  serviceVariables: ServiceVariables
  developmentOrigins?: Plan['developmentOrigins']
  log: { info(message: string): void; warn(message: string): void }
  observer?: ServingObserver
  /** The counts of views. */
  views?: Pick<ViewCounts, 'since'>
  now?: () => number
  /** Resolves when a preview that was asked for may be there. */
  previewChange?: () => Promise<void>
  /** Creates the renderer, which reports when a release fails on demand. */
  createRenderer: (
    onTrouble: (remote: string, release: string, reason: string) => void,
  ) => Pick<Renderer, 'renderOnDemand' | 'processes'>
}
