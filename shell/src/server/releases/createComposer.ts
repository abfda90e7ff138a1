import type { ReleaseNotice } from '@site/contracts/Generation'
import type { Plan } from '../rendering/plan/Plan.ts'
import { untraced } from '../tracing/Tracing.ts'
import { createRequestAnswers } from './answerRequests.ts'
import { createCanaryCompositions } from './canary/composeCanaries.ts'
import type { Canaries } from './canary/runningCanaries.ts'
import { createCanaryJudge } from './canary/createCanaryJudge.ts'
import type { ComposerOptions } from './ComposerOptions.ts'
import { compositionNameOf } from './composition/compositionNameOf.ts'
import { createDrafts } from './composition/createDrafts.ts'
import { createVariants } from './composition/createVariants.ts'
import { createCompositionFolders } from './composition/folder/compositionFolders.ts'
import { planOf } from './composition/planOf.ts'
import { queueLooks } from '../releaseStore/watching/queueLooks.ts'
import { createLoader } from './selection/loadReleases.ts'
import { narrowedForms } from './selection/narrowedForms.ts'
import { NothingToServe, noShell } from './selection/NothingToServe.ts'
import {
  admittedReleases,
  type Candidates,
  idsOf,
  liveId,
  recordLive,
  type ReleaseHistory,
} from './selection/ReleaseHistory.ts'
import { createRefusals } from './selection/refusals.ts'
import { createSignatureCheck } from './selection/signatures.ts'
import { createSuspects } from './selection/suspects.ts'
import { readLastGood } from '../releaseStore/lastGood.ts'
import { type Pointers, SHELL } from '../releaseStore/Pointer.ts'
import { pruneReleases } from '../releaseStore/pruneReleases.ts'
import { createReleaseFiles } from '../releaseStore/releaseFiles.ts'
import { createSources } from '../releaseStore/sources.ts'
import { createWebServerPointer } from '../releaseStore/webServer/webServerPointer.ts'
import { createVerdicts, refusedAndWanted } from './verdicts/createVerdicts.ts'
import { keyOfTrial } from './verdicts/decide.ts'
import { settle } from './verdicts/settle.ts'
import { scopeOf } from './verdicts/scopeOf.ts'

/** The interval of pruning, and the delay of its first round, because a starting site has other work; in ms. */
const rounds = { pause: 60 * 60 * 1000, first: 10 * 60 * 1000 }

/**
 * Composes the site whenever its releases have changed: reads what is wanted, decides what can be live, renders what is new,
 * writes a composition into its folder, and says in the next verdict that visitors get it. A release that cannot be used is
 * refused (refusals.ts) and the former one stays live.
 */
export function createComposer(options: ComposerOptions) {
  const { registry, store, releasesFolder, build, site, serviceVariables, developmentOrigins, log } = options
  const { compositionsFolder, renderer, traced = untraced, views = { since: async () => [] }, now = Date.now } = options
  const sources = createSources({ registry, store, now, log })
  const refusals = createRefusals({ now, log })
  const history: ReleaseHistory = { live: undefined, since: new Map(), lastGood: {} }
  const suspects = createSuspects({ history, refusals, now })
  const registered = () => registry.remotes
  const releaseFiles = createReleaseFiles({
    ...{ releasesFolder, store, log },
    compresses: Object.keys(developmentOrigins ?? {}).length === 0,
  })
  const folders = createCompositionFolders({
    ...{ folder: compositionsFolder, build },
    pathOf: async (file, encoding) =>
      (await releaseFiles.encodingFor(file, encoding)) === encoding ? releaseFiles.pathOf(file, encoding) : undefined,
  })
  const planFor = (candidates: Candidates): Plan =>
    planOf({ candidates, registered: registered(), site, serviceVariables, developmentOrigins })
  const loader = createLoader({ releasesFolder, store, releaseFiles, history, serviceVariables })
  const drafts = createDrafts({ build, history, renderer, folders, store, planFor, traced })
  const variant = createVariants({ drafts, loader, registered, history })
  const admitted = () => admittedReleases(store, history)
  const refuseUnsigned = createSignatureCheck({ loader, registry, refusals, history, admitted })
  const composeCanaries = createCanaryCompositions({ variant, history, log })
  const canaryJudge = createCanaryJudge({ history, refusals, refuseUnsigned, composeCanaries, views, now, log })
  const verdicts = createVerdicts({ store, now })
  const webServer = createWebServerPointer({ releasesFolder, compositionsFolder, otherHosts: options.otherHosts, log })
  const requests = createRequestAnswers({
    ...{ store, loader, variant },
    doubt(name, id, isDamaged) {
      if (liveId(history, name) === id && suspects.add(name, id) && isDamaged) loader.doubt(name)
    },
  })
  /** The composition of what is live, the registry it was made with, and how long that took. */
  let shown: { composition: string; remotes: ReturnType<typeof registered>; seconds: number } | undefined
  let isFirst = true
  let due = now() + rounds.first

  /** Goes on from what was live before this process began. */
  async function resume(pointers: Pointers): Promise<void> {
    const former = verdicts.newest
    refusals.adopt(refusedAndWanted(former?.refused ?? [], pointers))
    shown = undefined
    if (!former) return
    history.live = await loader.all(former.live, registered()).catch(() => undefined)
    history.since = new Map(Object.entries(former.pointer?.since ?? {}))
    const { live, seconds } = former.pointer ?? { live: '', seconds: 0 }
    const isSame = history.live && compositionNameOf(planFor(history.live), build) === live
    if (isSame && (await folders.isWhole(live))) shown = { composition: live, remotes: registered(), seconds }
  }

  const isShown = (candidates: Candidates) =>
    shown?.remotes === registered() &&
    candidates.shell === history.live?.shell &&
    candidates.remotes.length === history.live.remotes.length &&
    candidates.remotes.every((remote, index) => remote === history.live?.remotes[index])

  /** Adds a verdict: what is live, with these canaries. */
  async function announce(publication: number, canaries: Canaries, of: Announced): Promise<void> {
    if (!history.live || !shown) return
    for (const { name, release, text } of of.notices) log.warn(`${name} ${release}: ${text}`)
    await verdicts.add({
      publication,
      live: idsOf(history.live),
      refused: refusals.all(),
      ...(Object.keys(canaries).length > 0 && { canaries }),
      ...(of.notices.length > 0 && { notices: [...of.notices] }),
      ...(sources.problems.length > 0 && { problems: [...sources.problems] }),
      ...(store.unreadable().length > 0 && { unreadable: store.unreadable().length }),
      pointer: {
        live: shown.composition,
        canaries: of.compositions,
        since: Object.fromEntries(history.since),
        seconds: shown.seconds,
      },
    })
    await webServer.point(shown.composition, Object.keys(of.compositions).length === 0)
  }

  /** The compositions that visitors get. */
  function needed(): ReadonlySet<string> {
    const { live = '', canaries = {} } = verdicts.newest?.pointer ?? {}
    return new Set([live, ...Object.values(canaries)])
  }

  async function prune(): Promise<void> {
    await folders.prune(needed())
    await pruneReleases({ store, archives: store.archives, now: now(), log })
  }

  async function look(): Promise<void> {
    // Read
    const at = now()
    if (isFirst) history.lastGood = await readLastGood(releasesFolder)
    await registry.read()
    if (isFirst && registry.problem) throw new NothingToServe(registry.problem)
    const desired = await sources.read()
    if (!desired) return
    isFirst = false
    const { pointers, publication, changed } = desired
    const services = serviceVariables.values
    const scope = scopeOf({ registered: registered(), build, services, site, developmentOrigins })
    if (!(await store.lock(scope))) return
    if (await verdicts.begin(scope)) await resume(pointers)
    // Refusals whose cause was elsewhere are reopened.
    if (changed) refusals.reopen(['behind', 'contract', 'foreign', 'unsigned'])
    const asked = await requests.read()
    if (asked.some((one) => one.kind === 'damage' && one.composition === shown?.composition)) shown = undefined

    // Decide, and render what that needs
    const present = verdicts.newest?.canaries ?? {}
    const plan = await canaryJudge.plan(pointers, present)
    for (const [name, pointer] of plan.pointers) await refuseUnsigned(name, pointer, at)
    const doubted = suspects.drain()
    const begun = performance.now()
    const written = new Map<string, string>()
    const given = { at, pointers: plan.pointers, registered: registered(), history, doubted }
    const decision = await settle(
      { ...given, refused: refusals.standing() },
      {
        loader,
        async compose(candidates) {
          if (doubted.size === 0 && isShown(candidates)) return []
          const result = await drafts.write(candidates, doubted)
          if (result.status === 'refused') return result.failed
          written.set(keyOfTrial(candidates), result.name)
          return []
        },
      },
    )
    for (const { name, release, problem } of decision.blames) {
      refusals.add(name, release, problem, plan.pointers.get(name)?.stamp)
    }
    if (decision.next === 'stay' && !history.live) throw noShell(releasesFolder, refusals.of(SHELL))

    // Announce what is written
    const composition = decision.next === 'show' ? written.get(keyOfTrial(decision.candidates)) : undefined
    if (decision.next === 'show' && composition !== undefined) {
      const { candidates } = decision
      const ids = Object.entries(idsOf(candidates))
      for (const [name, id] of ids) refusals.passed(name, id)
      const notices = narrowedForms(releasesIn(history.live), releasesIn(candidates))
      shown = { composition, remotes: registered(), seconds: (performance.now() - begun) / 1000 }
      log.info(`Composition ${composition}: ${ids.map((pair) => pair.join(' ')).join(', ')}`)
      await recordLive(history, candidates, { since: new Date(now()).toISOString(), releasesFolder })
      const ongoing = Object.fromEntries(Object.entries(present).filter(([name]) => name in plan.running))
      const ofOngoing = Object.entries(verdicts.newest?.pointer?.canaries ?? {}).filter(([name]) => name in ongoing)
      await announce(publication, ongoing, { compositions: Object.fromEntries(ofOngoing), notices })
    }
    const canaries = await canaryJudge.compose(plan, shown?.composition ?? '')
    await announce(publication, canaries.running, canaries)

    // What can wait
    await drafts.forgetFailed(needed())
    for (const one of asked) if (one.kind === 'damage') await store.requests.answer(one, { outcome: 'seen' })
    requests.answer(asked)
    if (now() >= due) {
      due = now() + rounds.pause
      await prune()
    }
  }
  const looks = queueLooks(look)

  return {
    /** Looks at what is wanted, and makes it live. Calls are queued. @throws Error if that cannot be done now. */
    look: looks.add,
    /** Resolves when there may be a change. */
    nextChange: () => store.nextChange(),
    /** Resolves when all requests that were read are answered. */
    answered: requests.answered,
    async end(): Promise<void> {
      await requests.answered()
      await releaseFiles.mended()
      await store.end()
    },
  }
}

export type Composer = ReturnType<typeof createComposer>

const releasesIn = (candidates: Candidates | undefined) => candidates?.remotes.map(({ release }) => release) ?? []

/** What an announcement says about canaries, and about releases for the first time. */
type Announced = { compositions: Readonly<Record<string, string>>; notices: readonly ReleaseNotice[] }
