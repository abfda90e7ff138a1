import type { ProblemCause, ProblemKind } from '@site/contracts/Generation'
import type { Renderer } from '../../rendering/createRenderer.ts'
import type { ViewCounts } from '../../views/ViewCounts.ts'
import type { SiteParts } from '../selection/SiteSettings.ts'

/** Observes what was decided, for the metrics. */
export type ServingObserver = {
  /** There is a new composition, which took so long. */
  composed(seconds: number): void
  /** A release was refused. */
  refused(name: string, kind: ProblemKind, cause: ProblemCause): void
}

export type ServingOptions = SiteParts & {
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
