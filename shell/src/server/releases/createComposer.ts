import type { ProblemCause, ProblemKind } from '@site/contracts/Generation'
import type { RegisteredKeys, RegisteredRemote } from '@site/contracts/Registry'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { Renderer } from '../rendering/createRenderer.ts'
import type { Plan } from '../rendering/plan/Plan.ts'
import type { Traced } from '../tracing/Tracing.ts'
import type { ViewCounts } from '../views/ViewCounts.ts'
import { createAgreement } from './verdicts/agreement.ts'
import { createMaintenance } from './maintenance.ts'
import type { Composition } from './composition/Composition.ts'
import type { KeptParts } from './composition/keptParts.ts'
import { planOf } from './composition/planOf.ts'
import { createRefresh } from './refresh.ts'
import { createCanaryJudge } from './canary/createCanaryJudge.ts'
import { createOperation } from './operation/createOperation.ts'
import { createPublishing } from './publishing/createPublishing.ts'
import { createFollower } from './verdicts/follow.ts'
import { createJudge } from './verdicts/judge.ts'
import { createChooser } from './selection/chooseReleases.ts'
import { createLoader } from './selection/loadReleases.ts'
import { createReport } from './createReport.ts'
import { createShown } from './createShown.ts'
import { queueRefreshes } from './queueRefreshes.ts'
import { type Candidates, letInBy, liveId, type ReleaseHistory } from './selection/ReleaseHistory.ts'
import { createRefusals } from './selection/refusals.ts'
import { createSignatureCheck } from './selection/signatures.ts'
import type { ServiceVariables } from './selection/resolveServices.ts'
import { createSuspects } from './selection/suspects.ts'
import type { ReleaseStore } from './storage/ReleaseStore.ts'
import type { Registry } from './storage/registry.ts'
import { createSources } from './storage/sources.ts'

/** Hears what becomes of releases, to count it. */
export type ComposerObserver = {
  /** A composition was formed, or a part of it failed. */
  composed(outcome: 'composed' | 'refused', seconds: number): void
  /** A release was refused, here or by the server that judges. Also again, where it was tried again. */
  refused(name: string, kind: ProblemKind, cause: ProblemCause): void
}

type Options = {
  registry: Registry
  store: ReleaseStore
  releasesFolder: string
  /** Name of the server's build: what it has judged, another build judges anew. */
  build: string
  site: SiteFacts
  /** What releases may be given of the environment. */
  serviceVariables: ServiceVariables
  developmentOrigins?: Plan['developmentOrigins']
  log: { info(message: string): void; warn(message: string): void }
  observer?: ComposerObserver
  traced?: Traced
  /** Where finished pages are kept from one start to the next. */
  keptParts: KeptParts
  /** False where another process of this machine removes what need not be kept of its disk. */
  tidies?: boolean
  now?: () => number
  /** What was counted of visitors' views. */
  views?: Pick<ViewCounts, 'since'>
  /** What renders. It tells when a release that had passed fails on demand. */
  createRenderer: (onTrouble: (remote: string, release: string, reason: string) => void) => Renderer
}

/**
 * Holds the composition that visitors get, and sees to it that it is what has to be live. Of the servers that share a
 * store one judges (judge.ts) and the others show what it has judged (follow.ts). A release that cannot be used is
 * refused (refusals.ts) and the former one stays; a remote's paths answer 503 if it had none.
 */
export function createComposer(options: Options) {
  const { registry, store, releasesFolder, build, site, serviceVariables, developmentOrigins, log } = options
  const { keptParts, observer, traced, views = { since: async () => [] }, now = Date.now, tidies } = options
  const sources = createSources({ registry, store, log })
  const refusals = createRefusals({ now, log, onRefused: observer?.refused })
  const history: ReleaseHistory = { live: undefined, since: new Map(), lastGood: {} }
  const suspects = createSuspects({ history, refusals, now })
  const renderer = options.createRenderer((name, id, reason) => {
    log.warn(`${name} ${id}: ${reason}`)
    // Judged when the pointers are looked at next.
    if (liveId(history, name) === id) suspects.add(name, id)
  })
  const planFor = (candidates: Candidates) =>
    planOf({ candidates, registered: registry.remotes, site, serviceVariables, developmentOrigins })
  const letIn = () => letInBy(store, history)
  const loader = createLoader({ releasesFolder, store, history, serviceVariables })
  const registered = () => registry.remotes
  const { live, canaries, previews } = createShown({
    releasesFolder,
    ...{ renderer, keptParts, loader, registered, history, letIn, planFor, log, observer, traced },
  })
  const refuseUnsigned = createSignatureCheck({ loader, registry, refusals, history, letIn })
  const choose = createChooser({ loader, registry, refusals, history, refuseUnsigned })
  const judge = createJudge({ releasesFolder, choose, refusals, history, live })
  const canaryJudge = createCanaryJudge({ history, refusals, refuseUnsigned, canaries, views, now, log })
  const follower = createFollower({ live, canaries, loader, registered, now, log })
  const agreement = createAgreement({ store, refusals, follower, now, log })
  const maintenance = createMaintenance({ store, live, agreement, tidies, now, log })
  const wanted = { registry, store, releasesFolder, build, services: serviceVariables.values, now, sources, suspects }
  const look = createRefresh({ ...wanted, refusals, history, live, agreement, judge, canaryJudge, maintenance })
  const report = createReport({ registry, history, refusals, canaries, sources, agreement })
  const looks = queueRefreshes(look)
  const shared = { registry, store, siteUrl: site.siteUrl, now }

  function current(): Composition {
    if (!live.composition) throw new Error('No composition has been formed yet.')
    return live.composition
  }

  return {
    /** The composition visitors get now. @throws Error before the first one is formed. */
    get current(): Composition {
      return current()
    },
    /** Takes releases over the network. */
    publishing: createPublishing({ ...shared, releasesFolder, current: () => live.composition, preview: previews.of }),
    /** What who runs the site does with releases from a page. */
    operation: createOperation({ ...shared, loader, current, problems: () => report().problems, views }),
    /** Settles when there may be something to look at. */
    untilChange: () => store.untilChange(),
    /** Looks at the pointers and forms a new composition if one changed. Calls queue up. */
    refresh: looks.add,
    /** Settles after the next look that begins. */
    nextLook: looks.next,
    bringFormer: maintenance.bringFormer,
    /** Plan of the current composition, for its pages on demand. */
    planOfCurrent(): Plan {
      if (!history.live) throw new Error('No composition has been formed yet.')
      return planFor(history.live)
    },
    get remotes(): readonly RegisteredRemote[] {
      return registry.remotes
    },
    /** Processes that render now, with the part that each renders. */
    renderProcesses: () => renderer.processes(),
    get keys(): RegisteredKeys {
      return registry.keys
    },
    /** The site with releases that are not live, for who has a link. */
    previews,
    /** What a share of the visitors gets in the place of what is live. */
    get canaries() {
      return canaries.shown
    },
    /** What `/health` tells. */
    report,
    /** Settles when old releases are removed, if it was time, and former ones are here. */
    tended: maintenance.tended,
    end: async () => {
      await maintenance.tended()
      previews.end()
      canaries.end()
      await store.end()
      await live.end()
    },
  }
}

export type Composer = ReturnType<typeof createComposer>
