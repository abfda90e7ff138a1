import type { RegisteredRemote } from '@site/contracts/Registry'
import type { LoadedContent } from '../content/loadContent.ts'
import type { FailedPart } from '../selection/blameFor.ts'
import { type Candidates, idsOf, type ReleaseHistory } from '../selection/ReleaseHistory.ts'
import type { Standing } from '../selection/refusals.ts'
import type { Pointers } from '../../releaseStore/Pointer.ts'
import type { LoadedRelease, LoadedShell } from '../../releaseStore/readRelease.ts'
import type { ReleaseProblem } from '../../releaseStore/ReleaseProblem.ts'

/** Everything that a decision depends on, at one moment. Nothing of it changes. */
export type Situation = {
  at: number
  pointers: Pointers
  registered: readonly RegisteredRemote[]
  /** What is live, and what was good before. */
  history: Readonly<ReleaseHistory>
  /** What was refused before. */
  refused: Standing
  /** What the pages say. */
  content?: LoadedContent | undefined
  /** Names whose live release has to pass its gate again. */
  doubted: ReadonlySet<string>
  /** The releases that have been read, or what is wrong with them. */
  shells: ReadonlyMap<string, LoadedShell | ReleaseProblem>
  remotes: ReadonlyMap<string, LoadedRelease | ReleaseProblem>
  /** What has failed in each composition that was tried: nothing if there is one. */
  tried: ReadonlyMap<string, readonly FailedPart[]>
}

/** What is missing for a decision: a release has to be read, or candidates to be composed. */
export type Need = { next: 'read'; name: string; release: string } | { next: 'compose'; candidates: Candidates }

export const keyOfRemote = (name: string, id: string): string => `${name} ${id}`
export const keyOfTrial = (candidates: Candidates): string => JSON.stringify(idsOf(candidates))
