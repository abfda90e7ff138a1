import { liveId, type ReleaseHistory } from './ReleaseHistory.ts'
import type { Refusal, Refusals } from './refusals.ts'

/** What is told of the shell, or of one remote. */
export type PartReport = {
  name: string
  release: string | null
  since: string | null
  refused: Refusal[]
}

export function reportOf(name: string, history: ReleaseHistory, refusals: Pick<Refusals, 'of'>): PartReport {
  return {
    name,
    release: liveId(history, name) ?? null,
    since: history.since.get(name) ?? null,
    refused: refusals.of(name),
  }
}
