import type { Agreement } from './verdicts/agreement.ts'
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
  agreement: Pick<Agreement, 'isBehind' | 'problems'>
}

/** What this server shows and what it refuses, at the moment of asking. */
export function createReport({ registry, history, refusals, canaries, sources, agreement }: Options) {
  const known = { history, refusals, canaries }
  return () => ({
    shell: reportOf(SHELL, known),
    remotes: registry.remotes.map(({ name }) => reportOf(name, known)),
    /** True while this server cannot show what was agreed on. */
    isBehind: agreement.isBehind,
    /** What is wrong with the registry, a pointer or this server now, a sentence each. */
    problems: [...sources.problems, ...agreement.problems].filter((problem) => problem !== undefined),
  })
}
