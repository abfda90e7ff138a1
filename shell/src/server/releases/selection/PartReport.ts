import { liveId, type ReleaseHistory } from './ReleaseHistory.ts'
import type { Refusal, Refusals } from './refusals.ts'

type Canary = { release: string; share: number }

/** The report about the shell or one remote. */
export type PartReport = {
  name: string
  release: string | null
  since: string | null
  /** The canary that a share of the visitors, in percent, gets instead. */
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
