import type { ReleaseNotice } from '@site/contracts/Generation'
import type { RegisteredRemote } from '@site/contracts/Registry'
import type { Pointers } from '../releaseStore/Pointer.ts'
import type { Canaries } from './canary/runningCanaries.ts'
import type { ComposerOptions } from './ComposerOptions.ts'
import type { ComposerParts } from './composerParts.ts'
import { compositionNameOf } from './composition/compositionNameOf.ts'
import { formerContracts } from './selection/formerContracts.ts'
import { narrowedForms } from './selection/narrowedForms.ts'
import { type Candidates, idsOf, recordLive } from './selection/ReleaseHistory.ts'
import { refusedAndWanted } from './verdicts/createVerdicts.ts'

/** The composition of what is live, the registry it was made with, and how long that took. */
type Live = { composition: string; remotes: readonly RegisteredRemote[]; seconds: number }

/** A verdict in the making: the canaries beside what is live, and what there is to say about releases for the first time. */
type Announcement = {
  publication: number
  canaries: Canaries
  compositions: Readonly<Record<string, string>>
  notices: readonly ReleaseNotice[]
}

type Options = Pick<ComposerOptions, 'registry' | 'store' | 'releasesFolder' | 'build' | 'log'> & { now: () => number }

/** What visitors get, and what is said about it. */
export function createLiveComposition(parts: ComposerParts, options: Options) {
  const { history, refusals, folders, planFor, loader, sources, contents, verdicts, webServer } = parts
  const { registry, store, releasesFolder, build, now, log } = options
  let live: Live | undefined

  return {
    get name(): string | undefined {
      return live?.composition
    },
    /** It has to be composed again. */
    forget(): void {
      live = undefined
    },
    /** Goes on from what was live before this process began. */
    async resume(pointers: Pointers): Promise<void> {
      const former = verdicts.newest
      refusals.adopt(refusedAndWanted(former?.refused ?? [], pointers))
      live = undefined
      if (!former) return
      history.live = await Promise.all([
        loader.all(former.live, registry.remotes),
        contents.resumed(former.content),
      ]).then(
        ([releases, content]) => ({ ...releases, content }),
        () => undefined,
      )
      history.since = new Map(Object.entries(former.pointer?.since ?? {}))
      const { live: composition, seconds } = former.pointer ?? { live: '', seconds: 0 }
      const isSame = history.live && compositionNameOf(planFor(history.live), build) === composition
      if (isSame && (await folders.isWhole(composition))) live = { composition, remotes: registry.remotes, seconds }
    },
    /** Whether visitors get exactly these releases and this content, with this registry. */
    consistsOf: ({ shell, remotes, content }: Candidates): boolean =>
      live?.remotes === registry.remotes &&
      shell === history.live?.shell &&
      content === history.live.content &&
      remotes.length === history.live.remotes.length &&
      remotes.every((remote, index) => remote === history.live?.remotes[index]),
    /** Visitors get a composition of these releases. Returns what its forms do not accept any more, and
     * which of its new releases are written in the former contract. */
    async replace(candidates: Candidates, composition: string, seconds: number): Promise<readonly ReleaseNotice[]> {
      const ids = Object.entries(idsOf(candidates))
      for (const [name, id] of ids) refusals.passed(name, id)
      const former = history.live?.remotes ?? []
      const fresh = candidates.remotes.filter((one) => !former.includes(one)).map(({ release }) => release)
      const notices = [...narrowedForms(releasesIn(history.live), releasesIn(candidates)), ...formerContracts(fresh)]
      live = { composition, remotes: registry.remotes, seconds }
      log.info(`Composition ${composition}: ${ids.map((pair) => pair.join(' ')).join(', ')}`)
      await recordLive(history, candidates, { since: new Date(now()).toISOString(), releasesFolder })
      return notices
    },
    /** Adds a verdict about what is live, if it says anything new. */
    async announce({ publication, canaries, compositions, notices }: Announcement): Promise<void> {
      if (!history.live || !live) return
      for (const { name, release, text } of notices) log.warn(`${name} ${release}: ${text}`)
      await verdicts.add({
        publication,
        live: idsOf(history.live),
        refused: refusals.all(),
        ...(Object.keys(canaries).length > 0 && { canaries }),
        ...(notices.length > 0 && { notices: [...notices] }),
        ...(sources.problems.length > 0 && { problems: [...sources.problems] }),
        ...contents.statement(),
        ...(store.unreadable().length > 0 && { unreadable: store.unreadable().length }),
        pointer: {
          live: live.composition,
          canaries: compositions,
          since: Object.fromEntries(history.since),
          seconds: live.seconds,
        },
      })
      await webServer.point(live.composition, Object.keys(compositions).length === 0)
    },
  }
}

const releasesIn = (candidates: Candidates | undefined) => candidates?.remotes.map(({ release }) => release) ?? []
