import { createCompositionFolders } from './composition/folder/compositionFolders.ts'
import type { RegisteredKeys, RegisteredRemote } from '@site/contracts/Registry'
import type { Plan } from '../rendering/plan/Plan.ts'
import { createAgreement } from './verdicts/agreement.ts'
import { createMaintenance } from './maintenance.ts'
import type { Composition } from './composition/Composition.ts'
import { planOf } from './composition/planOf.ts'
import { createRefresh } from './refresh.ts'
import { createCanaryJudge } from './canary/createCanaryJudge.ts'
import { createOperation } from './operation/createOperation.ts'
import { createPublishing } from './publishing/createPublishing.ts'
import { createFollower } from './verdicts/follow.ts'
import { createJudge } from './verdicts/judge.ts'
import { createChooser } from './selection/chooseReleases.ts'
import { createLoader } from './selection/loadReleases.ts'
import type { ComposerOptions } from './ComposerOptions.ts'
import { createReport } from './createReport.ts'
import { createServedRemotes } from './selection/servedRemotes.ts'
import { createCompositions } from './createCompositions.ts'
import { queueRefreshes } from './queueRefreshes.ts'
import { type Candidates, admittedReleases, liveId, type ReleaseHistory } from './selection/ReleaseHistory.ts'
import { createRefusals } from './selection/refusals.ts'
import { createSignatureCheck } from './selection/signatures.ts'
import { createSuspects } from './selection/suspects.ts'
import { createReleaseFiles } from './storage/releaseFiles.ts'
import { createSources } from './storage/sources.ts'

/**
 * Holds the live composition, and keeps it up to date with what is to be live. Of the servers that share a store, one judges
 * (judge.ts) and the others follow its verdicts (follow.ts). A release that cannot be used is refused (refusals.ts) and the
 * former one stays live; if there was none, the remote's paths return 503.
 */
export function createComposer(options: ComposerOptions) {
  const { registry, store, releasesFolder, build, site, serviceVariables, developmentOrigins, log } = options
  const { compositionsFolder, observer, traced, views = { since: async () => [] }, now = Date.now } = options
  const sources = createSources({ registry, store, now, log })
  const refusals = createRefusals({ now, log, onRefused: observer?.refused })
  const history: ReleaseHistory = { live: undefined, since: new Map(), lastGood: {} }
  const suspects = createSuspects({ history, refusals, now })
  const renderer = options.createRenderer((name, id, reason) => {
    log.warn(`${name} ${id}: ${reason}`)
    // Judged when the pointers are checked next.
    if (liveId(history, name) === id) suspects.add(name, id)
  })
  const planFor = (candidates: Candidates) =>
    planOf({ candidates, registered: registry.remotes, site, serviceVariables, developmentOrigins })
  const admitted = () => admittedReleases(store, history)
  const releaseFiles = createReleaseFiles({
    ...{ releasesFolder, store, log },
    compresses: Object.keys(developmentOrigins ?? {}).length === 0,
    onDamaged({ name, id }) {
      if (liveId(history, name) === id && suspects.add(name, id)) loader.doubt(name)
    },
  })
  const folders = createCompositionFolders({
    ...{ folder: compositionsFolder, build, log },
    pathOf: async (file, encoding) =>
      (await releaseFiles.encodingFor(file, encoding)) === encoding ? releaseFiles.pathOf(file, encoding) : undefined,
  })
  const loader = createLoader({ releasesFolder, store, releaseFiles, history, serviceVariables })
  const registered = () => registry.remotes
  const { live, canaries, previews } = createCompositions({
    releasesFolder,
    ...{ renderer, folders, loader, registered, history, admitted, planFor, log, observer, traced },
  })
  const refuseUnsigned = createSignatureCheck({ loader, registry, refusals, history, admitted })
  const choose = createChooser({ loader, registry, refusals, history })
  const judge = createJudge({ releasesFolder, choose, refusals, refuseUnsigned, history, live })
  const canaryJudge = createCanaryJudge({ history, refusals, refuseUnsigned, canaries, views, now, log })
  const follower = createFollower({ live, canaries, loader, registered, now, log })
  const agreement = createAgreement({ store, refusals, follower, now, log })
  const maintenance = createMaintenance({ store, live, agreement, now, log })
  const wanted = { registry, store, releasesFolder, build, services: serviceVariables.values, now, sources, suspects }
  const served = createServedRemotes({ registry, history, admitted })
  const refresh = createRefresh({
    ...wanted,
    refusals,
    history,
    live,
    agreement,
    judge,
    canaryJudge,
    served,
    maintenance,
  })
  const report = createReport({
    registry,
    store,
    history,
    refusals,
    canaries,
    sources,
    served,
    agreement,
    releaseFiles,
  })
  const refreshes = queueRefreshes(refresh)
  const shared = { registry, store, siteUrl: site.siteUrl, now }

  function current(): Composition {
    if (!live.composition) throw new Error('No composition has been formed yet.')
    return live.composition
  }

  return {
    /** The live composition. @throws Error before the first one is composed. */
    get current(): Composition {
      return current()
    },
    /** Accepts releases over the network. */
    publishing: createPublishing({ ...shared, releasesFolder, current: () => live.composition, preview: previews.of }),
    /** What the operator can do with releases on a page. */
    operation: createOperation({ ...shared, loader, current, problems: () => report().problems, views }),
    /** Resolves when there may be a change. */
    nextChange: () => store.nextChange(),
    /** Checks the pointers and composes anew if one has changed. Calls are queued. */
    refresh: refreshes.add,
    /** Resolves after the next check that begins. */
    nextRefresh: refreshes.next,
    fetchFormer: maintenance.fetchFormer,
    /** The current composition's plan, for on-demand pages. */
    planOfCurrent(): Plan {
      if (!history.live) throw new Error('No composition has been formed yet.')
      return planFor(history.live)
    },
    get remotes(): readonly RegisteredRemote[] {
      return registry.remotes
    },
    /** The running render processes, with the part that each renders. */
    renderProcesses: () => renderer.processes(),
    get keys(): RegisteredKeys {
      return registry.keys
    },
    /** The site with releases that are not live, for bearers of a link. */
    previews,
    /** What shares of the visitors get instead of the live composition. */
    get canaries() {
      return canaries.shown
    },
    /** The files of releases, as visitors get them. */
    releaseFiles,
    /** The content of `/health`. */
    report,
    /** Resolves when due pruning is done and former releases are fetched. */
    maintained: maintenance.maintained,
    end: async () => {
      await Promise.all([maintenance.maintained(), releaseFiles.mended()])
      previews.end()
      canaries.end()
      await store.end()
      await live.end()
    },
  }
}

export type Composer = ReturnType<typeof createComposer>
