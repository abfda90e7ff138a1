import type { Plan } from '../rendering/plan/Plan.ts'
import { createReleaseFiles } from '../releaseStore/releaseFiles.ts'
import { createSources } from '../releaseStore/sources.ts'
import { createWebServerPointer } from '../releaseStore/webServer/webServerPointer.ts'
import { untraced } from '../tracing/Tracing.ts'
import { createRequestAnswers } from './answerRequests.ts'
import { createCanaryCompositions } from './canary/composeCanaries.ts'
import { createCanaryJudge } from './canary/createCanaryJudge.ts'
import type { ComposerOptions } from './ComposerOptions.ts'
import { createDrafts } from './composition/createDrafts.ts'
import { createVariants } from './composition/createVariants.ts'
import { createCompositionFolders } from './composition/folder/compositionFolders.ts'
import { planOf } from './composition/planOf.ts'
import { createLoader } from './selection/loadReleases.ts'
import { admittedReleases, type Candidates, liveId, type ReleaseHistory } from './selection/ReleaseHistory.ts'
import { createRefusals } from './selection/refusals.ts'
import { createSignatureCheck } from './selection/signatures.ts'
import { createSuspects } from './selection/suspects.ts'
import { createContentChoice } from './verdicts/createContentChoice.ts'
import { createVerdicts } from './verdicts/createVerdicts.ts'

/** What a composer works with. Each knows nothing of the order in which things happen. */
export function createComposerParts(options: ComposerOptions) {
  const { registry, store, releasesFolder, compositionsFolder, otherHosts, build, serviceVariables } = options
  const { developmentOrigins, renderer, log } = options
  const { traced = untraced, views = { since: async () => [] }, now = Date.now } = options
  const registered = () => registry.remotes
  const history: ReleaseHistory = { live: undefined, since: new Map(), lastGood: {} }
  const refusals = createRefusals({ now, log })
  const suspects = createSuspects({ history, refusals, now })
  const releaseFiles = createReleaseFiles({
    ...{ releasesFolder, store, log },
    compresses: Object.keys(developmentOrigins ?? {}).length === 0,
  })
  const folders = createCompositionFolders({
    ...{ folder: compositionsFolder, build },
    pathOf: async (file, encoding) =>
      (await releaseFiles.encodingFor(file, encoding)) === encoding ? releaseFiles.pathOf(file, encoding) : undefined,
  })
  const planFor = (candidates: Candidates): Plan => planOf(candidates, options)
  const loader = createLoader({ releasesFolder, store, releaseFiles, history, serviceVariables })
  const drafts = createDrafts({ build, history, renderer, folders, store, releasesFolder, planFor, traced })
  const variant = createVariants({ drafts, loader, registered, history })
  const admitted = () => admittedReleases(store, history)
  const refuseUnsigned = createSignatureCheck({ loader, registry, refusals, history, admitted })
  const composeCanaries = createCanaryCompositions({ variant, history, log })
  return {
    ...{ history, refusals, suspects, releaseFiles, folders, planFor, loader, drafts, refuseUnsigned },
    sources: createSources({ registry, store, log }),
    contents: createContentChoice({ store: store.content, history, write: (one) => drafts.write(one), now }),
    verdicts: createVerdicts({ store, now }),
    canaryJudge: createCanaryJudge({ history, refusals, refuseUnsigned, composeCanaries, views, now, log }),
    webServer: createWebServerPointer({ releasesFolder, compositionsFolder, otherHosts, log }),
    requests: createRequestAnswers({
      ...{ store, loader, variant },
      doubt(name, id, isDamaged) {
        if (liveId(history, name) === id && suspects.add(name, id) && isDamaged) loader.doubt(name)
      },
    }),
  }
}

export type ComposerParts = ReturnType<typeof createComposerParts>
