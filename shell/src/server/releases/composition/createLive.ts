import { type Traced, untraced } from '../../tracing/Tracing.ts'
import type { Renderer } from '../../rendering/createRenderer.ts'
import type { Plan } from '../../rendering/plan/Plan.ts'
import { type Candidates, idsOf, recordLive, type ReleaseHistory } from '../selection/ReleaseHistory.ts'
import type { Composition, Part } from './Composition.ts'
import { type ComposeResult, compose } from './compose.ts'
import type { CompositionFolders } from './folder/compositionFolders.ts'
import type { ServedFiles } from './servedFiles.ts'

type Options = {
  releasesFolder: string
  renderer: Renderer
  folders: CompositionFolders
  servedFiles: (live: Pick<Composition, 'shell' | 'releases'>) => Promise<ServedFiles>
  planFor: (candidates: Candidates) => Plan
  history: ReleaseHistory
  log: { info(message: string): void }
  /** Called with the time in seconds that a composition took, or that it took until a part failed. */
  onComposed?: (outcome: ComposeResult['status'], seconds: number) => void
  traced?: Traced
}

/** Work on the next composition. Each part is made once, and discarded with it unless it goes live. */
export type Work = {
  /** `same` if it is the live composition. */
  make(candidates: Candidates): Promise<ComposeResult | { status: 'same' }>
  /** Makes it live. */
  show(next: Composition, candidates: Candidates): Promise<void>
  end(): void
}

/** How long the processes of a former release may finish their requests, in ms. */
const GRACE_PERIOD = 5_000

/** The live composition, and the work on the next one. */
export function createLive(options: Options) {
  const {
    releasesFolder,
    renderer,
    folders,
    servedFiles,
    planFor,
    history,
    log,
    onComposed,
    traced = untraced,
  } = options
  let composition: Composition | undefined
  let keeping: Promise<void> = Promise.resolve()

  function endRenderers(parts: Iterable<Part>) {
    for (const { renderer: own } of parts) if (own) setTimeout(() => void own.end(), GRACE_PERIOD).unref()
  }

  return {
    /** Undefined before the first one is composed. */
    get composition() {
      return composition
    },
    /** Parts that are `doubted` must be made, and pass their gate, again. */
    async begin(doubted: ReadonlySet<string>): Promise<Work> {
      const former = [...(composition?.parts.values() ?? [])]
      const formerReleases = composition?.releases ?? []
      const kept = [...(composition?.parts ?? [])].filter(([name]) => !doubted.has(name))
      const made = new Map(kept.map(([, part]) => [part.edition, part]))
      for (const { key } of former) if (!kept.some(([, part]) => part.key === key)) await folders.forget(key)
      return {
        async make(candidates) {
          const plan = planFor(candidates)
          if (plan.id === composition?.id && doubted.size === 0) return { status: 'same' }
          const begun = performance.now()
          const shell = candidates.shell.release
          const result = await traced('compose', idsAsAttributes(candidates), () =>
            compose({ plan, shell, former: formerReleases, renderer, made, folders, servedFiles, traced }),
          )
          onComposed?.(result.status, (performance.now() - begun) / 1000)
          return result
        },
        async show(next, candidates) {
          composition = next
          const ids = Object.entries(idsOf(candidates))
          log.info(`Composition ${next.id}: ${ids.map((pair) => pair.join(' ')).join(', ')}`)
          await recordLive(history, candidates, { since: next.since, releasesFolder })
          keeping = folders.keep(next)
        },
        end() {
          const live = new Set(composition?.parts.values())
          endRenderers([...made.values(), ...former].filter((part) => !live.has(part)))
        },
      }
    },
    /** Updates which files of former releases are kept. */
    async findFiles(): Promise<void> {
      const former = composition
      if (!former) return
      const files = await servedFiles(former)
      if (composition === former) composition = { ...former, files }
    },
    async end() {
      await Promise.all([keeping, ...[...(composition?.parts.values() ?? [])].map((part) => part.renderer?.end())])
    },
  }
}

/** The releases of a composition. */
const idsAsAttributes = (candidates: Candidates) =>
  Object.fromEntries(Object.entries(idsOf(candidates)).map(([name, id]) => [`site.release.${name}`, id]))

export type Live = ReturnType<typeof createLive>
