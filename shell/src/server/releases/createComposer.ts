import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { Renderer } from '../rendering/createRenderer.ts'
import type { Plan } from '../rendering/plan/Plan.ts'
import type { Composition, Part } from './composition/Composition.ts'
import { compose } from './composition/compose.ts'
import { SHELL } from './storage/shellName.ts'
import type { ServiceVariables } from './selection/resolveServices.ts'
import { planOf } from './composition/planOf.ts'
import { createServedFiles } from './composition/servedFiles.ts'
import { blameFor } from './selection/blameFor.ts'
import { createChooser } from './selection/chooseReleases.ts'
import { type Candidates, clashIn, idsOf, liveId, noteLive, type ReleaseHistory } from './selection/ReleaseHistory.ts'
import { ReleaseProblem } from './storage/ReleaseProblem.ts'
import { noShell, NothingToServe } from './selection/NothingToServe.ts'
import { reportOf } from './selection/PartReport.ts'
import { createRefusals } from './selection/refusals.ts'
import { createSuspects } from './selection/suspects.ts'
import type { KeptParts } from './composition/keptParts.ts'
import { readLastGood } from './storage/lastGood.ts'
import type { Pointers } from './storage/pointers.ts'
import type { RegisteredRemote, Registry } from './storage/registry.ts'
import { createSources } from './storage/sources.ts'

type Options = {
  registry: Registry
  releasesFolder: string
  site: SiteFacts
  /** What releases may be given of the environment. */
  serviceVariables: ServiceVariables
  developmentOrigins?: Plan['developmentOrigins']
  log: { info(message: string): void; warn(message: string): void }
  /** Where finished pages are kept from one start to the next. */
  keptParts: KeptParts
  now?: () => number
  /** What renders. It tells when a release that had passed fails on demand. */
  createRenderer: (onTrouble: (remote: string, release: string, reason: string) => void) => Renderer
}

/** How long the processes of a former release may finish the requests they have, in ms. */
const GRACE_PERIOD = 5_000

/**
 * Holds the composition that visitors get, and forms a new one whenever a pointer names another release. A release that
 * cannot be used is refused (refusals.ts) and the former one stays; a remote's paths answer 503 if it had none.
 */
export function createComposer(options: Options) {
  const {
    registry,
    releasesFolder,
    site,
    serviceVariables,
    developmentOrigins,
    log,
    keptParts,
    now = Date.now,
  } = options
  const sources = createSources({ registry, releasesFolder, log })
  const servedFiles = createServedFiles(releasesFolder)
  const refusals = createRefusals({ now, log })
  let composition: Composition | undefined
  const history: ReleaseHistory = { live: undefined, since: new Map(), lastGood: {} }
  const suspects = createSuspects({ history, refusals, now })
  const renderer = options.createRenderer((name, id, reason) => {
    log.warn(`${name} ${id}: ${reason}`)
    // Judged when the pointers are looked at next.
    if (liveId(history, name) === id) suspects.add(name, id)
  })
  let running: Promise<void> = Promise.resolve()
  let keeping: Promise<void> = Promise.resolve()

  const choose = createChooser({ releasesFolder, registry, refusals, history, serviceVariables })

  const planFor = (candidates: Candidates) =>
    planOf({ candidates, registered: registry.remotes, site, serviceVariables, developmentOrigins })

  async function recompose(): Promise<void> {
    const at = now()
    if (!composition) history.lastGood = await readLastGood(releasesFolder)
    await registry.read()
    if (!composition && registry.problem) throw new NothingToServe(registry.problem)
    const { pointers, changed } = await sources.read()
    // What was refused for a reason that lay elsewhere is open again.
    if (changed) refusals.reopen(['behind', 'contract', 'foreign'])
    const former = [...(composition?.parts.values() ?? [])]
    const judged = suspects.take()
    const kept = [...(composition?.parts ?? [])].filter(([name]) => !judged.has(name))
    const made = new Map(kept.map(([, part]) => [part.edition, part]))
    for (const { key } of former) if (!kept.some(([, part]) => part.key === key)) await keptParts.forget(key)
    try {
      // Each round either succeeds or refuses at least one more release, so this ends.
      while (!(await compositionFrom(pointers, at, made, judged.size > 0))) {}
    } finally {
      const live = new Set(composition?.parts.values())
      endRenderers([...made.values(), ...former].filter((part) => !live.has(part)))
    }
  }

  /** One round with what may be used now. True when the composition is as it has to be, false after a refusal. */
  async function compositionFrom(
    pointers: Pointers,
    at: number,
    made: Map<string, Part>,
    isJudgedAgain: boolean,
  ): Promise<boolean> {
    const refuse = (name: string, release: string, problem: ReleaseProblem) =>
      refusals.add(name, release, problem, pointers.get(name)?.stamp)
    const candidates = await choose(pointers, at)
    if (!candidates) {
      if (composition) return true
      throw noShell(releasesFolder, refusals.of(SHELL))
    }
    const clash = clashIn(candidates, history)
    if (clash) {
      refuse(clash.release.name, clash.release.id, new ReleaseProblem('not yet', 'foreign', clash.reason))
      return false
    }
    const plan = planFor(candidates)
    if (plan.id === composition?.id && !isJudgedAgain) return true
    const result = await compose({ plan, shell: candidates.shell.release, renderer, made, keptParts, servedFiles })
    if (result.status === 'composed') {
      await adopt(result.composition, candidates)
      return true
    }
    for (const { name, release, problem } of blameFor(result.failed, candidates, history)) {
      refuse(name, release, problem)
    }
    return false
  }

  function endRenderers(parts: Iterable<Part>) {
    for (const { renderer: own } of parts) if (own) setTimeout(() => void own.end(), GRACE_PERIOD).unref()
  }

  async function adopt(next: Composition, candidates: Candidates): Promise<void> {
    const ids = Object.entries(idsOf(candidates))
    for (const [name, id] of ids) refusals.passed(name, id)
    composition = next
    log.info(`Composition ${next.id}: ${ids.map((pair) => pair.join(' ')).join(', ')}`)
    await noteLive(history, candidates, { since: next.since, releasesFolder })
    keeping = keptParts.keep([...next.parts.values()])
  }

  return {
    /** The composition visitors get now. @throws Error before the first one is formed. */
    get current(): Composition {
      if (!composition) throw new Error('No composition has been formed yet.')
      return composition
    },
    /** Looks at the pointers and forms a new composition if one changed. Calls queue up. */
    refresh(): Promise<void> {
      running = running.catch(() => undefined).then(recompose)
      return running
    },
    /** Plan of the current composition, for its pages on demand. */
    planOfCurrent(): Plan {
      if (!history.live) throw new Error('No composition has been formed yet.')
      return planFor(history.live)
    },
    get remotes(): readonly RegisteredRemote[] {
      return registry.remotes
    },
    /** What `/health` tells. */
    report: () => ({
      shell: reportOf(SHELL, history, refusals),
      remotes: registry.remotes.map(({ name }) => reportOf(name, history, refusals)),
      /** What is wrong with the registry or a pointer now, a sentence each. */
      problems: sources.problems,
    }),
    end: async () => {
      await Promise.all([keeping, ...[...(composition?.parts.values() ?? [])].map((part) => part.renderer?.end())])
    },
  }
}

export type Composer = ReturnType<typeof createComposer>
