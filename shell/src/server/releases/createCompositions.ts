import type { RegisteredRemote } from '@site/contracts/Registry'
import type { Renderer } from '../rendering/createRenderer.ts'
import type { Plan } from '../rendering/plan/Plan.ts'
import type { Traced } from '../tracing/Tracing.ts'
import { createCanaries } from './canary/createCanaries.ts'
import type { ComposerObserver } from './ComposerOptions.ts'
import { createLive } from './composition/createLive.ts'
import type { CompositionFolders } from './composition/folder/compositionFolders.ts'
import { createServedFiles } from './composition/servedFiles.ts'
import { createVariants } from './composition/createVariants.ts'
import { createPreviews } from './preview/createPreviews.ts'
import type { Loader } from './selection/loadReleases.ts'
import type { Candidates, ReleaseHistory } from './selection/ReleaseHistory.ts'

type Options = {
  releasesFolder: string
  renderer: Renderer
  folders: CompositionFolders
  loader: Loader
  registered: () => readonly RegisteredRemote[]
  history: ReleaseHistory
  /** Releases whose files visitors may request. */
  admitted: () => Promise<readonly { name: string; id: string }[]>
  planFor: (candidates: Candidates) => Plan
  log: { info(message: string): void }
  observer: ComposerObserver | undefined
  traced: Traced | undefined
}

/** Everything that is served: the live composition, canaries and previews. */
export function createCompositions(options: Options) {
  const { releasesFolder, renderer, folders, loader, registered, history, admitted, planFor } = options
  const { log, observer, traced } = options
  const servedFiles = createServedFiles(releasesFolder, admitted)
  const onComposed = observer?.composed
  const making = { releasesFolder, renderer, folders, servedFiles, planFor }
  const live = createLive({ ...making, history, log, onComposed, traced })
  const variant = createVariants({ live, loader, registered, history, planFor })
  return {
    live,
    canaries: createCanaries({ live, variant, log }),
    previews: createPreviews({ live, loader, variant }),
  }
}
