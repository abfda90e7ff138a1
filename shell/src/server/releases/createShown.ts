import type { RegisteredRemote } from '@site/contracts/Registry'
import type { Renderer } from '../rendering/createRenderer.ts'
import type { Plan } from '../rendering/plan/Plan.ts'
import type { Traced } from '../tracing/Tracing.ts'
import { createCanaries } from './canary/createCanaries.ts'
import type { ComposerObserver } from './createComposer.ts'
import { createLive } from './composition/createLive.ts'
import type { KeptParts } from './composition/keptParts.ts'
import { createServedFiles } from './composition/servedFiles.ts'
import { createVariants } from './composition/createVariants.ts'
import { createPreviews } from './preview/createPreviews.ts'
import type { Loader } from './selection/loadReleases.ts'
import type { Candidates, ReleaseHistory } from './selection/ReleaseHistory.ts'

type Options = {
  releasesFolder: string
  renderer: Renderer
  keptParts: KeptParts
  loader: Loader
  registered: () => readonly RegisteredRemote[]
  history: ReleaseHistory
  /** Releases whose files visitors may have. */
  letIn: () => Promise<readonly { name: string; id: string }[]>
  planFor: (candidates: Candidates) => Plan
  log: { info(message: string): void }
  observer: ComposerObserver | undefined
  traced: Traced | undefined
}

/** All that is shown of the site: what is live, what some visitors try out beside it, and what who has a link sees. */
export function createShown(options: Options) {
  const { releasesFolder, renderer, keptParts, loader, registered, history, letIn, planFor } = options
  const { log, observer, traced } = options
  const servedFiles = createServedFiles(releasesFolder, letIn)
  const onComposed = observer?.composed
  const making = { releasesFolder, renderer, keptParts, servedFiles, planFor }
  const live = createLive({ ...making, history, log, onComposed, traced })
  const variant = createVariants({ live, loader, registered, history, planFor })
  return {
    live,
    canaries: createCanaries({ live, variant, log }),
    previews: createPreviews({ live, loader, variant }),
  }
}
