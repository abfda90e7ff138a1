import type { Agreement } from './verdicts/agreement.ts'
import type { ServedRemotes } from './selection/servedRemotes.ts'
import { reportOf } from './selection/PartReport.ts'
import type { ShownCanaries } from './canary/createCanaries.ts'
import type { ReleaseHistory } from './selection/ReleaseHistory.ts'
import type { Refusals } from './selection/refusals.ts'
import { SHELL } from './storage/Pointer.ts'
import type { Registry } from './storage/registry.ts'
import type { ReleaseFiles } from './storage/releaseFiles.ts'
import type { ReleaseStore } from './storage/ReleaseStore.ts'
import type { Sources } from './storage/sources.ts'

type Options = {
  registry: Pick<Registry, 'remotes'>
  store: Pick<ReleaseStore, 'unreadable'>
  history: ReleaseHistory
  refusals: Refusals
  canaries: Pick<ShownCanaries, 'shown'>
  sources: Pick<Sources, 'problems' | 'lookedAt'>
  served: Pick<ServedRemotes, 'missing'>
  agreement: Pick<Agreement, 'isBehind' | 'problems' | 'judgedAt'>
  releaseFiles: Pick<ReleaseFiles, 'problems'>
}

/** What this server serves and what it refuses, when it is called. */
export function createReport(options: Options) {
  const { registry, store, history, refusals, canaries, sources, served, agreement, releaseFiles } = options
  const known = { history, refusals, canaries }
  return () => ({
    shell: reportOf(SHELL, known),
    remotes: registry.remotes.map(({ name }) => reportOf(name, known)),
    /** Remotes that visitors had, and that are registered but not live now. */
    missing: served.missing,
    /** True while this server cannot serve what was agreed. */
    isBehind: agreement.isBehind,
    /** When the releases were last looked at, and when this server last judged or followed a verdict, in ms. */
    lookedAt: sources.lookedAt,
    judgedAt: agreement.judgedAt,
    /** The number of publications and verdicts that cannot be read; the problems name them. */
    unreadable: store.unreadable().length,
    /** Current problems of the registry, a pointer, this server or its files, a sentence each. */
    problems: [...sources.problems, ...agreement.problems, ...releaseFiles.problems].filter(
      (problem) => problem !== undefined,
    ),
  })
}
