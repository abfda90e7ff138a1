import type { RegisteredKeys, RegisteredRemote } from '@site/contracts/Registry'
import type { RenderOnDemand } from '../../rendering/createOnDemand.ts'
import { createReleaseFiles } from '../../releaseStore/releaseFiles.ts'
import type { Composition } from '../composition/Composition.ts'
import { planOf } from '../composition/planOf.ts'
import { createServedFiles } from '../composition/servedFiles.ts'
import { createLoader } from '../selection/loadReleases.ts'
import type { Candidates } from '../selection/ReleaseHistory.ts'
import { scopeOf, settingsOf } from '../verdicts/scopeOf.ts'
import { createAsking } from './following/askComposer.ts'
import { composedSite } from './folders/composedSite.ts'
import { createTeamTools } from './team/createTeamTools.ts'
import { createFollower } from './following/followVerdicts.ts'
import { type Composed, openComposition } from './folders/openComposition.ts'
import { createOpenCompositions } from './folders/openCompositions.ts'
import { createRecentDocuments } from './folders/readOrMend.ts'
import { reportOf } from './reports/reportOf.ts'
import type { ShownCanary } from './Served.ts'
import type { ServingOptions } from './ServingOptions.ts'
import { createShownVerdict } from './following/shownVerdict.ts'

/** Serves what the newest verdict points to, from the folders of compositions. It judges nothing. */
export function createServing(options: ServingOptions) {
  const { registry, store, releasesFolder, compositionsFolder, site, serviceVariables } = options
  const { developmentOrigins, log, now = Date.now } = options
  const shown = createShownVerdict()
  const { ask, asked } = createAsking(store)

  const doubt = (name: string, release: string, isDamaged: boolean) => {
    if (shown.ids[name] === release) ask({ kind: 'doubt', name, release, isDamaged })
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
  const loader = createLoader({ releasesFolder, store, releaseFiles, serviceVariables })
  const servedFiles = createServedFiles(releasesFolder, async () => {
    const live = Object.entries(shown.ids).map(([name, id]) => ({ name, id }))
    return [...(await store.admitted().catch(() => [])), ...live]
  })

  const planFor = (candidates: Candidates, composed: Composed) =>
    planOf(candidates, { registry, serviceVariables, developmentOrigins, site: composedSite(site, composed) })
  const recent = createRecentDocuments()
  const compositions = createOpenCompositions((name, renderers) =>
    openComposition(name, renderers, {
      ...{ releasesFolder, compositionsFolder, store, renderer, planFor, servedFiles, recent },
      // What composes says what is damaged; here its finished pages are served.
      candidatesOf: (ids) => loader.all(ids, registry.remotes, shown.live, () => {}),
      onDamaged: (composition) => ask({ kind: 'damage', composition }),
    }),
  )
  const follower = createFollower({
    ...options,
    ...{ shown, compositions, servedFiles, ask, now },
    scope: () => scopeOf(options),
    settings: () => settingsOf(options),
  })

  function report() {
    const { generation, canaries } = shown.present
    const { problems, ...state } = follower.state
    return reportOf({
      ...{ remotes: registry.remotes, generation, canaries, live: shown.ids, ...state },
      unreadable: store.unreadable(),
      problems: [registry.problem, ...problems, ...releaseFiles.problems],
    })
  }

  const tools = createTeamTools({
    ...{ ...options, shown, compositions, loader, follower, now },
    problems: () => report().problems,
  })

  return {
    ...tools,
    /** What visitors get. @throws NotComposed before there is anything. */
    get current(): Composition {
      return shown.present.live.composition
    },
    /** The name of that composition's folder. */
    get name(): string {
      return shown.present.live.name
    },
    /** Renders a page that is not in the composition. */
    onDemand: (...wanted: Parameters<RenderOnDemand>) => shown.present.live.onDemand(...wanted),
    /** What shares of the visitors get instead. */
    get canaries(): readonly ShownCanary[] {
      return shown.now?.canaries ?? []
    },
    look: follower.look,
    nextLook: follower.nextLook,
    /** Resolves when there may be a change. */
    nextChange: () => store.nextChange(),
    get remotes(): readonly RegisteredRemote[] {
      return registry.remotes
    },
    /** The teams' keys by purpose. */
    get registered(): { keys: RegisteredKeys; previewKeys: RegisteredKeys } {
      return registry
    },
    /** The running render processes, with the part that each renders. */
    renderProcesses: () => renderer.processes(),
    /** The files of releases, as visitors get them. */
    releaseFiles,
    /** The content of `/health`. */
    report,
    /** Resolves when nothing is being fetched or removed, and what has to be asked is asked. */
    async maintained(): Promise<void> {
      await follower.maintained()
      await asked()
    },
    async end(): Promise<void> {
      await follower.maintained()
      await asked()
      await releaseFiles.mended()
      tools.previews.end()
      await compositions.end()
      await store.end()
    },
  }
}

export type Serving = ReturnType<typeof createServing>
