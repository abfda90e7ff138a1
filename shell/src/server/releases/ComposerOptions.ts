import type { ProblemCause, ProblemKind } from '@site/contracts/Generation'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { Renderer } from '../rendering/createRenderer.ts'
import type { Plan } from '../rendering/plan/Plan.ts'
import type { Traced } from '../tracing/Tracing.ts'
import type { ViewCounts } from '../views/ViewCounts.ts'
import type { ServiceVariables } from './selection/resolveServices.ts'
import type { ReleaseStore } from './storage/ReleaseStore.ts'
import type { Registry } from './storage/registry.ts'

/** Observes what happens to releases, for the metrics. */
export type ComposerObserver = {
  /** A composition succeeded, or a part of it failed. */
  composed(outcome: 'composed' | 'refused', seconds: number): void
  /** A release was refused, here or by the judging server; again for each retry. */
  refused(name: string, kind: ProblemKind, cause: ProblemCause): void
}

/** What a composer is created from. */
export type ComposerOptions = {
  registry: Registry
  store: ReleaseStore
  releasesFolder: string
  /** Identifies the server's build: another build judges anew. */
  build: string
  site: SiteFacts
  /** The environment variables that releases may use. */
  serviceVariables: ServiceVariables
  developmentOrigins?: Plan['developmentOrigins']
  log: { info(message: string): void; warn(message: string): void }
  observer?: ComposerObserver
  traced?: Traced
  /** Where compositions are written, so that a start renders only what has changed. */
  compositionsFolder: string
  now?: () => number
  /** The counts of views. */
  views?: Pick<ViewCounts, 'since'>
  /** Creates the renderer, which reports when an admitted release fails on demand. */
  createRenderer: (onTrouble: (remote: string, release: string, reason: string) => void) => Renderer
}
