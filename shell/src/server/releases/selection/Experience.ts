import { SHELL } from '../composition/editionOf.ts'
import type { LoadedRelease, LoadedShell } from '../storage/readRelease.ts'

/** A release of the shell and those of the remotes that are tried together. */
export type Candidates = { shell: LoadedShell; remotes: LoadedRelease[] }

/** What is known of releases that were used. */
export type Experience = {
  /** What visitors get now. */
  live: Candidates | undefined
  /** Releases of each name that have passed, the newest first. */
  lastGood: Readonly<Record<string, readonly string[]>>
}

/** Id of the release of a name that visitors get now. */
export function liveId({ live }: Pick<Experience, 'live'>, name: string): string | undefined {
  if (name === SHELL) return live?.shell.release.id
  return live?.remotes.find(({ release }) => release.name === name)?.release.id
}

/** True for a release that was part of a composition once. */
export function hasPassed(experience: Experience, name: string, id: string): boolean {
  return liveId(experience, name) === id || (experience.lastGood[name]?.includes(id) ?? false)
}
