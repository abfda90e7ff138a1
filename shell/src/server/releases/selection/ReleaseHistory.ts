import type { Release } from '@site/contracts/Release'
import { whatsAppForm } from '../../../universal/whatsApp/whatsAppForm.ts'
import { SHELL } from '../storage/Pointer.ts'
import { findClash } from './findClash.ts'
import { addLastGood, type LastGood } from '../storage/lastGood.ts'
import type { ReleaseStore } from '../storage/ReleaseStore.ts'
import type { LoadedRelease, LoadedShell } from '../storage/readRelease.ts'

/** A release of the shell and those of the remotes that are tried together. */
export type Candidates = { shell: LoadedShell; remotes: LoadedRelease[] }

/** What is known of releases that were used. */
export type ReleaseHistory = {
  /** What visitors get now. */
  live: Candidates | undefined
  /** Since when, as an ISO date, by name. */
  since: ReadonlyMap<string, string>
  /** Releases of each name that have passed, the newest first. */
  lastGood: LastGood
}

/** Id of the release of a name that visitors get now. */
export function liveId({ live }: Pick<ReleaseHistory, 'live'>, name: string): string | undefined {
  if (name === SHELL) return live?.shell.release.id
  return live?.remotes.find(({ release }) => release.name === name)?.release.id
}

/** True for a release that was part of a composition once. */
export function hasPassed(history: ReleaseHistory, name: string, id: string): boolean {
  return liveId(history, name) === id || (history.lastGood[name]?.includes(id) ?? false)
}

/** What verdicts have let in. What this server has found good itself is known to it also where it cannot write. */
export async function letInBy(store: Pick<ReleaseStore, 'admitted'>, { lastGood }: Pick<ReleaseHistory, 'lastGood'>) {
  const good = Object.entries(lastGood).flatMap(([name, ids]) => ids.map((id) => ({ name, id })))
  return [...(await store.admitted().catch(() => [])), ...good]
}

/** Notes, on disk too, that visitors get these releases from a moment on. What is kept on disk is there for a restart. */
export async function noteLive(
  history: ReleaseHistory,
  candidates: Candidates,
  { since, releasesFolder }: { since: string; releasesFolder: string },
): Promise<void> {
  const ids = idsOf(candidates)
  const changed = Object.keys(ids).filter((name) => liveId(history, name) !== ids[name])
  history.since = new Map([...history.since, ...changed.map((name) => [name, since] as const)])
  history.live = candidates
  history.lastGood = await addLastGood(releasesFolder, ids)
}

/** Ids of the shell's release and of each remote's, by name. */
export function idsOf({ shell, remotes }: Candidates): Readonly<Record<string, string>> {
  return Object.fromEntries([shell, ...remotes].map(({ release: { name, id } }) => [name, id]))
}

/** A form, or another meaning of a service, that two of these releases have: what is new is to blame. */
export function clashIn({ remotes }: Candidates, history: ReleaseHistory) {
  const isNew = ({ name, id }: Release) => liveId(history, name) !== id
  const releases = remotes.map(({ release }) => release)
  return findClash(
    releases.toSorted((one, other) => Number(isNew(one)) - Number(isNew(other))),
    [whatsAppForm],
  )
}
