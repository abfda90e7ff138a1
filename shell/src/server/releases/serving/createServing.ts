import type { Evidence } from '@site/contracts/Evidence'
import type { Generation } from '@site/contracts/Generation'
import type { RegisteredKeys, RegisteredRemote } from '@site/contracts/Registry'
import { messageOf } from '@site/remote-kit/release/messageOf'
import type { RenderOnDemand } from '../../rendering/createOnDemand.ts'
import type { Plan } from '../../rendering/plan/Plan.ts'
import type { Composition } from '../composition/Composition.ts'
import { pruneCompositions } from '../composition/folder/compositionFolders.ts'
import { planOf } from '../composition/planOf.ts'
import { createServedFiles } from '../composition/servedFiles.ts'
import { createOperation } from '../operation/createOperation.ts'
import { createPublishing } from '../publishing/createPublishing.ts'
import { queueLooks } from '../../releaseStore/watching/queueLooks.ts'
import { createLoader } from '../selection/loadReleases.ts'
import { NothingToServe } from '../selection/NothingToServe.ts'
import { type Candidates, idsOf } from '../selection/ReleaseHistory.ts'
import { problemOf } from '../../releaseStore/ReleaseProblem.ts'
import { pruneReleases } from '../../releaseStore/pruneReleases.ts'
import { createReleaseFiles } from '../../releaseStore/releaseFiles.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import { retention } from '../../releaseStore/retention.ts'
import { scopeOf } from '../verdicts/scopeOf.ts'
import { createPreviews } from './createPreviews.ts'
import { NotComposed } from './NotComposed.ts'
import { openComposition } from './openComposition.ts'
import { reportOf } from './reportOf.ts'
import type { Opened, ShownCanary } from './Served.ts'
import { createServedRemotes } from './servedRemotes.ts'
import type { ServingOptions } from './ServingOptions.ts'

/** What visitors get: one verdict, with the compositions that it points to. */
type Shown = {
  scope: string
  generation: Generation
  live: Opened
  canaries: readonly (ShownCanary & { served: Opened })[]
}

/** The newest verdict of a scope. */
type Decided = { scope: string; generation: Generation }

/** How long the processes of a former composition may finish their requests, and the pause after a failure; in ms. */
const GRACE_PERIOD = 5_000
const PAUSE = 5_000
/** How long an answered doubt about a release is not repeated, in ms. */
const DOUBT_PERIOD = 60_000
/** The interval of pruning what lies on this machine only, in ms. */
const PRUNING = 60 * 60 * 1000

/** Serves what the newest verdict points to, from the folders of compositions. It judges nothing. */
export function createServing(options: ServingOptions) {
  const { registry, store, releasesFolder, compositionsFolder, build, site, serviceVariables } = options
  const { developmentOrigins, log, observer, views = { since: async () => [] }, now = Date.now } = options
  let shown: Shown | undefined
  let problem: string | undefined
  let storeProblem: string | undefined
  let isBehind = false
  let retryAt = 0
  let lookedAt: number | undefined
  let judgedAt: number | undefined
  let pruneAt = now() + PRUNING
  let working: Promise<void> = Promise.resolve()
  const previewed = new Set<Opened>()

  function ask(request: Parameters<ReleaseStore['requests']['ask']>[0]): void {
    working = working.then(async () => void (await store.requests.ask(request, DOUBT_PERIOD).catch(() => undefined)))
  }
  const doubt = (name: string, release: string, isDamaged: boolean) => {
    if (shown && idsOf(shown.live.candidates)[name] === release) ask({ kind: 'doubt', name, release, isDamaged })
  }
  const renderer = options.createRenderer((name, id, reason) => {
    log.warn(`${name} ${id}: ${reason}`)
    doubt(name, id, false)
  })
  const releaseFiles = createReleaseFiles({
    ...{ releasesFolder, store, log },
    compresses: Object.keys(developmentOrigins ?? {}).length === 0,
    onDamaged: ({ name, id }) => doubt(name, id, true),
  })
  const known = {
    get live(): Candidates | undefined {
      return shown?.live.candidates
    },
  }
  const loader = createLoader({ releasesFolder, store, releaseFiles, history: known, serviceVariables })
  const servedFiles = createServedFiles(releasesFolder, async () => {
    const ids = Object.entries(shown ? idsOf(shown.live.candidates) : {}).map(([name, id]) => ({ name, id }))
    return [...(await store.admitted().catch(() => [])), ...ids]
  })
  const served = createServedRemotes({
    registry,
    isLive: (name) => shown !== undefined && name in idsOf(shown.live.candidates),
    admitted: () => store.admitted(),
  })

  function planFor(candidates: Candidates, evidence: Evidence | undefined): Plan {
    const { evidence: _own, ...facts } = site
    const composed = evidence ? { ...facts, evidence } : facts
    return planOf({ candidates, registered: registry.remotes, site: composed, serviceVariables, developmentOrigins })
  }

  const openedNow = () => [...(shown ? [shown.live, ...shown.canaries.map((one) => one.served)] : []), ...previewed]

  function open(name: string, since = ''): Promise<Opened> {
    const parts = new Map(openedNow().flatMap(({ partsByKey }) => [...partsByKey]))
    const candidatesOf = (ids: Readonly<Record<string, string>>) => loader.all(ids, registry.remotes)
    const reading = { compositionsFolder, store, renderer, candidatesOf, planFor, servedFiles }
    return openComposition({ name, since, known: parts }, reading)
  }

  /** Ends the processes of compositions that are no longer served, but not those that others use. */
  function endUnused(former: readonly Opened[]): void {
    const used = new Set(openedNow().flatMap(({ partsByKey }) => [...partsByKey.values()]))
    const unused = former.flatMap(({ partsByKey }) => [...partsByKey.values()]).filter((part) => !used.has(part))
    for (const { renderer } of unused) if (renderer) setTimeout(() => void renderer.end(), GRACE_PERIOD).unref()
  }

  /** Opens what a verdict points to, and serves it. @throws Error if that cannot be done here. */
  async function show({ scope, generation }: Decided): Promise<void> {
    const { pointer } = generation
    if (!pointer) return
    const former = openedNow()
    const again = (name: string) => former.find((one) => one.name === name)
    const since = Object.values(pointer.since).sort().at(-1) ?? generation.at
    const live = again(pointer.live) ?? (await open(pointer.live, since))
    const canaries: Shown['canaries'][number][] = []
    for (const [name, { release, share }] of Object.entries(generation.canaries ?? {})) {
      const composition = pointer.canaries[name]
      if (composition === undefined) continue
      try {
        canaries.push({ name, release, share, served: again(composition) ?? (await open(composition, since)) })
      } catch (error) {
        // Everybody gets what is live.
        log.warn(`The canary of ${name} cannot be shown here: ${problemOf(error).message}`)
      }
    }
    if (shown?.live.name !== live.name) {
      const ids = Object.entries(idsOf(live.candidates))
      log.info(`Serves ${live.name}: ${ids.map((pair) => pair.join(' ')).join(', ')}`)
      observer?.composed(pointer.seconds)
    }
    for (const { name, release, kind, cause, reason } of generation.refused) {
      const isKnown = shown?.generation.refused.some(
        (one) => one.name === name && one.release === release && one.reason === reason,
      )
      if (!isKnown) observer?.refused(name, kind, cause)
    }
    shown = { scope, generation, live: { ...live, composition: { ...live.composition, since } }, canaries }
    endUnused(former)
    working = working.then(fetchFormer)
  }

  /** Fetches former releases whose files open tabs may request here. */
  async function fetchFormer(): Promise<void> {
    const former = (await store.admitted().catch(() => [])).filter(({ at }) => at > now() - retention.wasLive)
    for (const { name, id } of former) await store.fetch(name, id).catch(() => false)
    const present = shown
    if (!present) return
    const files = await servedFiles(present.live.composition)
    if (shown === present) {
      shown = { ...present, live: { ...present.live, composition: { ...present.live.composition, files } } }
    }
  }

  /** Removes what lies on this machine only; the composing process removes what everybody shares. */
  async function prune(): Promise<void> {
    if (store.archives.length === 1) return
    await pruneCompositions(compositionsFolder, new Set(openedNow().map(({ name }) => name)))
    await pruneReleases({ store, archives: store.archives.slice(1), now: now(), log })
  }

  async function read(): Promise<Decided | undefined> {
    const services = serviceVariables.values
    const scope = scopeOf({ registered: registry.remotes, build, services, site, developmentOrigins })
    const generation = await store.generation(scope).catch((error: unknown) => noteStore(error))
    // While the store is unavailable, the newest generation is one that this machine has seen before.
    await store.lastLook(scope).then((at) => {
      lookedAt = now()
      judgedAt = at ?? judgedAt
      storeProblem = undefined
    }, noteStore)
    return generation ? { scope, generation } : shown
  }

  function noteStore(error: unknown): undefined {
    const reason = messageOf(error)
    const former = storeProblem
    storeProblem = `The releases cannot be looked at: ${reason.replace(/\.$/, '')}. Those that are live stay.`
    if (storeProblem !== former) log.warn(storeProblem)
  }

  async function look(): Promise<void> {
    await registry.read()
    if (!shown && registry.problem) throw new NothingToServe(registry.problem)
    const decided = await read()
    if (!decided?.generation.pointer) {
      if (!shown) throw new NotComposed()
      return
    }
    const { scope, generation } = decided
    const isNew = scope !== shown?.scope || generation.number !== shown.generation.number
    if (isNew && (problem === undefined || now() >= retryAt)) {
      try {
        await show(decided)
        problem = undefined
        isBehind = false
      } catch (error) {
        const former = problem
        problem = `Generation ${generation.number} cannot be shown here: ${problemOf(error).message}`
        isBehind = true
        retryAt = now() + PAUSE
        if (problem !== former) log.warn(`${problem} The server will try again.`)
        ask({ kind: 'damage', composition: generation.pointer?.live ?? '' })
        if (!shown) throw new NotComposed()
      }
    }
    await served.update()
    if (now() >= pruneAt) {
      pruneAt = now() + PRUNING
      working = working.then(prune)
    }
  }
  const looks = queueLooks(look)

  function current(): Composition {
    if (!shown) throw new NotComposed()
    return shown.live.composition
  }

  function report() {
    const { generation } = shown ?? {}
    if (!shown || !generation) throw new NotComposed()
    return reportOf({
      ...{ remotes: registry.remotes, generation, isBehind, lookedAt, judgedAt },
      missing: served.missing,
      live: idsOf(shown.live.candidates),
      canaries: shown.canaries,
      unreadable: store.unreadable(),
      problems: [registry.problem, storeProblem, problem, ...releaseFiles.problems],
    })
  }

  const previews = createPreviews({
    ...{ store, now },
    live: () => shown?.live.name ?? '',
    async open(name) {
      const opened = openedNow().find((one) => one.name === name) ?? (await open(name))
      previewed.add(opened)
      return opened
    },
    onEnd(one) {
      previewed.delete(one)
      endUnused([one])
    },
    nextChange: options.previewChange ?? looks.next,
  })
  const shared = { registry, store, siteUrl: site.siteUrl, now }

  return {
    /** What visitors get. @throws NotComposed before there is anything. */
    get current(): Composition {
      return current()
    },
    /** The name of that composition's folder. */
    get name(): string {
      if (!shown) throw new NotComposed()
      return shown.live.name
    },
    /** Renders a page that is not in the composition. */
    onDemand(...asked: Parameters<RenderOnDemand>) {
      if (!shown) throw new NotComposed()
      return shown.live.onDemand(...asked)
    },
    /** What shares of the visitors get instead. */
    get canaries(): readonly ShownCanary[] {
      return shown?.canaries ?? []
    },
    /** The site with releases that are not live, for bearers of a link. */
    previews,
    /** Accepts releases over the network. */
    publishing: createPublishing({
      ...{ ...shared, releasesFolder, current: () => shown?.live.composition },
      preview: previews.of,
    }),
    /** What the operator can do with releases on a page. */
    operation: createOperation({ ...shared, loader, current, problems: () => report().problems, views }),
    /** Looks at the pointer, and serves what it says. Calls are queued. @throws NotComposed */
    look: looks.add,
    /** Resolves after the next look that begins. */
    nextLook: looks.next,
    /** Resolves when there may be a change. */
    nextChange: () => store.nextChange(),
    get remotes(): readonly RegisteredRemote[] {
      return registry.remotes
    },
    get keys(): RegisteredKeys {
      return registry.keys
    },
    /** The running render processes, with the part that each renders. */
    renderProcesses: () => renderer.processes(),
    /** The files of releases, as visitors get them. */
    releaseFiles,
    /** The content of `/health`. */
    report,
    /** Resolves when former releases are fetched, nothing is being pruned, and what has to be asked is asked. */
    maintained: () => working,
    async end(): Promise<void> {
      await working
      await releaseFiles.mended()
      previews.end()
      const parts = new Set(openedNow().flatMap(({ partsByKey }) => [...partsByKey.values()]))
      await Promise.all([...parts].map((part) => part.renderer?.end()))
      await store.end()
    },
  }
}

export type Serving = ReturnType<typeof createServing>
