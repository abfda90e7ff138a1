import type { Release } from '@site/contracts/Release'
import { whatsAppForm } from '../../../universal/whatsApp/whatsAppForm.ts'
import { SHELL } from '../../releaseStore/Pointer.ts'
import type { LoadedContent } from '../content/loadContent.ts'
import { findConflict } from './findConflict.ts'
import type { LastGood } from '../../releaseStore/lastGood.ts'
import type { LoadedRelease, LoadedShell } from '../../releaseStore/readRelease.ts'

/** A release of the shell and the releases of the remotes to be composed with it; without content, with the operator's. */
export type Candidates = { shell: LoadedShell; remotes: readonly LoadedRelease[]; content?: LoadedContent | undefined }

/** The releases that were used so far. */
export type ReleaseHistory = {
  /** What is live. */
  readonly live: Candidates | undefined
  /** Since when each name's release has been live, as an ISO date. */
  readonly since: ReadonlyMap<string, string>
  /** Releases of each name that have passed, newest first. */
  readonly lastGood: LastGood
}

/** Id of a name's live release. */
export function liveId({ live }: Pick<ReleaseHistory, 'live'>, name: string): string | undefined {
  if (name === SHELL) return live?.shell.release.id
  return live?.remotes.find(({ release }) => release.name === name)?.release.id
}

/** True for a release that was part of a composition before. */
export function hasPassed(history: ReleaseHistory, name: string, id: string): boolean {
  return liveId(history, name) === id || (history.lastGood[name]?.includes(id) ?? false)
}

/** After releases have become live; `since` is that time, as an ISO date. */
export function withLive(history: ReleaseHistory, live: Candidates, since: string, lastGood: LastGood): ReleaseHistory {
  const ids = idsOf(live)
  const changed = Object.keys(ids).filter((name) => liveId(history, name) !== ids[name])
  return { live, lastGood, since: new Map([...history.since, ...changed.map((name) => [name, since] as const)]) }
}

/** Ids of the shell's release and of each remote's, by name. */
export function idsOf({ shell, remotes }: Candidates): Readonly<Record<string, string>> {
  return Object.fromEntries([shell, ...remotes].map(({ release: { name, id } }) => [name, id]))
}

/** Finds a form or service that two of the releases define differently; the newer one is to blame. */
export function conflictIn({ remotes }: Candidates, history: ReleaseHistory) {
  const isNew = ({ name, id }: Release) => liveId(history, name) !== id
  const releases = remotes.map(({ release }) => release)
  return findConflict(
    releases.toSorted((one, other) => Number(isNew(one)) - Number(isNew(other))),
    [whatsAppForm],
  )
}
