import { liveId, type ReleaseHistory } from './ReleaseHistory.ts'
import type { Refusal, Refusals } from './refusals.ts'

type Canary = { release: string; share: number }

/** What is told of the shell, or of one remote. */
export type PartReport = {
  name: string
  release: string | null
  since: string | null
  /** What a share of the visitors, in percent, gets in its place. */
  canary: Canary | null
  refused: Refusal[]
}

type Known = {
  history: ReleaseHistory
  refusals: Pick<Refusals, 'of'>
  canaries: { readonly shown: readonly (Canary & { name: string })[] }
}

export function reportOf(name: string, { history, refusals, canaries }: Known): PartReport {
  const canary = canaries.shown.find((one) => one.name === name)
  return {
    name,
    release: liveId(history, name) ?? null,
    since: history.since.get(name) ?? null,
    canary: canary ? { release: canary.release, share: canary.share } : null,
    refused: refusals.of(name),
  }
}
