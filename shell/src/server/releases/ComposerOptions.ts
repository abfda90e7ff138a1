import type { Renderer } from '../rendering/createRenderer.ts'
import type { Traced } from '../tracing/Tracing.ts'
import type { ViewCounts } from '../views/ViewCounts.ts'
import type { SiteParts } from './selection/SiteSettings.ts'

/** What a composer is created from. */
export type ComposerOptions = SiteParts & {
  log: { info(message: string): void; warn(message: string): void }
  traced?: Traced
  now?: () => number
  /** The counts of views. */
  views?: Pick<ViewCounts, 'since'>
  renderer: Pick<Renderer, 'renderRemote' | 'renderShell'>
}
