import { problemOf } from '../../../releaseStore/problemOf.ts'
import type { ReleaseStore } from '../../../releaseStore/ReleaseStore.ts'
import type { Registry } from '../../../releaseStore/registry.ts'
import { createWebServerPointer } from '../../../releaseStore/webServer/webServerPointer.ts'
import { queueLooks } from '../../../releaseStore/watching/queueLooks.ts'
import type { ServedFilesOf } from '../../composition/servedFiles.ts'
import { NothingToServe } from '../../selection/NothingToServe.ts'
import type { Asking } from './askComposer.ts'
import { createLocalReleases } from './localReleases.ts'
import { NotComposed } from './NotComposed.ts'
import { observeChange } from './observeChange.ts'
import type { OpenCompositions } from '../folders/openCompositions.ts'
import { openVerdict } from './openVerdict.ts'
import type { ScopedGeneration } from '../Served.ts'
import { createServedRemotes } from '../reports/servedRemotes.ts'
import type { ServingOptions } from '../ServingOptions.ts'
import type { ShownVerdict } from './shownVerdict.ts'
import { createVerdictReader } from './verdictReader.ts'

type Options = Pick<ServingOptions, 'log' | 'observer' | 'releasesFolder' | 'compositionsFolder' | 'otherHosts'> & {
  registry: Registry
  store: ReleaseStore
  shown: ShownVerdict
  /** The scope of this server now, and the settings in it. */
  scope: () => string
  settings: () => string
  compositions: OpenCompositions
  servedFiles: ServedFilesOf
  ask: Asking['ask']
  now: () => number
}

/** The pause after a verdict that could not be shown, in ms. */
const PAUSE = 5_000

/** Shows what the newest verdict points to, and keeps what is shown if that cannot be done here. */
export function createFollower(options: Options) {
  const {
    registry,
    store,
    releasesFolder,
    compositionsFolder,
    otherHosts,
    shown,
    scope,
    settings,
    compositions,
    servedFiles,
    ask,
    now,
    log,
    observer,
  } = options
  let problem: { text: string; retryAt: number } | undefined
  let maintaining: Promise<unknown> = Promise.resolve()
  const verdicts = createVerdictReader({ store, now, log })
  const webServer = createWebServerPointer({ releasesFolder, compositionsFolder, otherHosts, log })
  const local = createLocalReleases({ store, compositionsFolder, now, log })
  const remotes = createServedRemotes({
    registry,
    isLive: (name) => name in shown.ids,
    admitted: () => store.admitted(),
  })

  async function show(verdict: ScopedGeneration): Promise<void> {
    const next = await openVerdict(verdict, { compositions, log })
    observeChange(shown.now, next, { log, observer })
    shown.set(next, compositions)
    await webServer.point(next.live.name, next.canaries.length === 0)
    maintaining = maintaining.then(local.fetchFormer).then(refreshFiles)
  }

  /** Adds the files of releases that were fetched since. */
  async function refreshFiles(): Promise<void> {
    const { now: present } = shown
    if (!present) return
    const files = await servedFiles(present.live.composition)
    if (shown.now !== present) return
    shown.set(
      { ...present, live: { ...present.live, composition: { ...present.live.composition, files } } },
      compositions,
    )
  }

  async function tryToShow(verdict: ScopedGeneration, live: string): Promise<void> {
    try {
      await show(verdict)
      problem = undefined
    } catch (error) {
      const text = `Generation ${verdict.generation.number} cannot be shown here: ${problemOf(error).message}`
      if (text !== problem?.text) log.warn(`${text} The server will try again.`)
      problem = { text, retryAt: now() + PAUSE }
      ask({ kind: 'damage', composition: live })
    }
  }

  async function look(): Promise<void> {
    await registry.read()
    if (!shown.now && registry.problem) throw new NothingToServe(registry.problem)
    const wanted = scope()
    const verdict = (await verdicts.newest(wanted)) ?? shown.now ?? (await verdicts.ofFormerBuild(wanted, settings()))
    const live = verdict?.generation.pointer?.live
    if (!verdict || live === undefined) {
      if (!shown.now) throw new NotComposed()
      return
    }
    const isNew = verdict.scope !== shown.now?.scope || verdict.generation.number !== shown.now.generation.number
    if (isNew && (!problem || now() >= problem.retryAt)) await tryToShow(verdict, live)
    if (!shown.now) throw new NotComposed()
    await remotes.update()
    maintaining = maintaining.then(() => local.prune(compositions.names()))
  }
  const looks = queueLooks(look)

  return {
    /** Looks at the pointer, and serves what it says. Calls are queued. @throws NotComposed */
    look: looks.add,
    /** Resolves after the next look that begins. */
    nextLook: looks.next,
    get state() {
      const problems = [verdicts.problem, problem?.text]
      return { isBehind: problem !== undefined, missing: remotes.missing, problems, ...verdicts.times }
    },
    /** Resolves when former releases are fetched, and nothing is being pruned. */
    maintained: async () => void (await maintaining),
  }
}

export type Follower = ReturnType<typeof createFollower>
