import type { ContentVersion } from '@site/contracts/ContentVersion'
import type { Generation } from '@site/contracts/Generation'
import type { RegisteredRemote } from '@site/contracts/Registry'
import type { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { Pointers } from '../../releaseStore/Pointer.ts'
import type { LoadedRelease, LoadedShell } from '../../releaseStore/readRelease.ts'
import type { SiteRequest } from '../../releaseStore/Requests.ts'
import type { ViewCount } from '../../views/ViewCounts.ts'
import type { ComposedCanary } from './composeCanaries.ts'
import type { Written } from '../composition/createCompositionWriter.ts'
import type { LoadedContent } from '../content/loadContent.ts'
import { type Doubts, noDoubts } from '../selection/doubts.ts'
import { type Candidates, idsOf, type ReleaseHistory } from '../selection/ReleaseHistory.ts'
import type { Refusals } from '../selection/refusals.ts'
import type { RefusedContent } from './chooseContent.ts'

/** Everything that a decision depends on, at one moment. Nothing of it changes: what happens makes another state. */
export type State = {
  /** When it was read, in ms. */
  readonly at: number
  /** The site that is composed; undefined before the first look, and after another process has composed it. */
  readonly scope: string | undefined
  /** The scope without the server's build. */
  readonly settings: string
  /** Number of the newest publication. */
  readonly publication: number
  readonly pointers: Pointers
  readonly registered: readonly RegisteredRemote[]
  /** The newest version of the content. */
  readonly version: ContentVersion | undefined
  /** What is live, and what was good before. */
  readonly history: ReleaseHistory
  /** The composition of what is live; undefined if it has to be composed again. */
  readonly composed: ComposedLive | undefined
  /** The canaries that are composed, by name. */
  readonly canaries: Readonly<Record<string, ComposedCanary>>
  /** The newest verdict; before the first one of this scope, perhaps one of another build of the server. */
  readonly verdict: Generation | undefined
  /** Number of the verdict after which another build has judged, so that it is to be given once more. */
  readonly overtaken: number | undefined
  /** The counts of views since the oldest canary began; undefined if nobody has looked. */
  readonly counts: readonly ViewCount[] | undefined
  /** When somebody last did, in ms. */
  readonly countedAt: number
  readonly refused: Refusals
  readonly refusedContent: RefusedContent | undefined
  readonly doubts: Doubts
  /** What serving processes ask for. */
  readonly requests: readonly SiteRequest[]
  /** What is wrong with the registry or a pointer, a sentence each, and how many records cannot be read. */
  readonly problems: readonly string[]
  readonly unreadable: number
  readonly found: Found
}

/** A composition with the registry that it was made with, and how long that took, in seconds. */
type ComposedLive = { name: string; registered: readonly RegisteredRemote[]; seconds: number }

/** What was read and tried for this decision, or what is wrong with it. */
export type Found = {
  readonly shells: ReadonlyMap<string, LoadedShell | ReleaseProblem>
  readonly remotes: ReadonlyMap<string, LoadedRelease | ReleaseProblem>
  /** By its number. */
  readonly contents: ReadonlyMap<number, LoadedContent | ReleaseProblem>
  readonly compositions: ReadonlyMap<string, Written>
}

/** What is missing for a decision: something has to be read, or candidates to be composed. */
export type Need =
  | { next: 'read'; name: string; release: string }
  | { next: 'load'; version: ContentVersion }
  | { next: 'compose'; candidates: Candidates; again: ReadonlySet<string> }

const nobody: ReadonlySet<string> = new Set()

export const keyOfRemote = (name: string, id: string): string => `${name} ${id}`
export const keyOfTrial = (candidates: Candidates, again = nobody): string =>
  JSON.stringify([idsOf(candidates), candidates.content?.version, ...again])

/** What came of composing candidates, or that they have to be composed; `again` are parts that have to be rendered again. */
export function composedOf({ found }: Pick<State, 'found'>, candidates: Candidates, again = nobody): Written | Need {
  return found.compositions.get(keyOfTrial(candidates, again)) ?? { next: 'compose', candidates, again }
}

export const nothingFound: Found = {
  ...{ shells: new Map(), remotes: new Map(), contents: new Map(), compositions: new Map() },
}

/** Before anything was read. */
export const noState: State = {
  ...{ at: 0, scope: undefined, settings: '', publication: 0, pointers: new Map(), registered: [] },
  history: { live: undefined, since: new Map(), lastGood: {} },
  ...{
    version: undefined,
    composed: undefined,
    canaries: {},
    verdict: undefined,
    overtaken: undefined,
    counts: undefined,
    countedAt: 0,
  },
  ...{ refused: [], refusedContent: undefined, doubts: noDoubts },
  ...{ requests: [], problems: [], unreadable: 0, found: nothingFound },
}
