import type { Agreement } from './verdicts/agreement.ts'
import type { ServedRemotes } from './selection/servedRemotes.ts'
import { reportOf } from './selection/PartReport.ts'
import type { ShownCanaries } from './canary/createCanaries.ts'
import type { ReleaseHistory } from './selection/ReleaseHistory.ts'
import type { Refusals } from './selection/refusals.ts'
import { SHELL } from './storage/Pointer.ts'
import type { Registry } from './storage/registry.ts'
import type { Sources } from './storage/sources.ts'

type Options = {
  registry: Pick<Registry, 'remotes'>
  history: ReleaseHistory
  refusals: Refusals
  canaries: Pick<ShownCanaries, 'shown'>
  sources: Pick<Sources, 'problems'>
  served: Pick<ServedRemotes, 'missing'>
  agreement: Pick<Agreement, 'isBehind' | 'problems'>
}

/** What this server serves and what it refuses, when it is called. */
export function createReport({ registry, history, refusals, canaries, sources, served, agreement }: Options) {
  const known = { history, refusals, canaries }
  return () => ({
    shell: reportOf(SHELL, known),
    remotes: registry.remotes.map(({ name }) => reportOf(name, known)),
    /** Remotes that visitors had, and that are registered but not live now. */
    missing: served.missing,
    /** True while this server cannot serve what was agreed. */
    isBehind: agreement.isBehind,
    /** Current problems of the registry, a pointer or this server, a sentence each. */
    problems: [...sources.problems, ...agreement.problems].filter((problem) => problem !== undefined),
  })
}
