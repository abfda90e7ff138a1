import type { Generation } from '@site/contracts/Generation'
import type { Publication } from '@site/contracts/ReleasePointer'
import type { PublishOptions } from '@site/remote-kit/release/publication/publish'
import type { Pointing } from './Pointer.ts'

/**
 * Who a server is among those that share a store: the one that judges, one that shows what that one has judged, or one
 * that nobody shares anything with, because it may read and not write.
 */
export type Standing = 'leader' | 'follower' | 'alone'

/** How many verdicts of a scope are kept, and how long those of scopes in which nobody judges any more, in ms. */
export const keptVerdicts = { ofScope: 100, ofFormerScopes: 30 * 24 * 60 * 60 * 1000 }

/** What a server serves, and when it last said so, in ms. */
export type Serving = { server: string; generation: number; composition: string; at: number }

/** Pause between two reports of a server, and how long one counts, in ms. */
export const servingPeriod = { pause: 5_000, counts: 15_000 }

/** A release that was live, and when it last was, in ms. */
export type Admitted = { name: string; id: string; at: number }

export type Kept = { name: string; id: string; at: number }

/** A place where releases lie. */
export type Archive = {
  /** All releases that are complete, with the time at which each was made, in ms. */
  kept(): Promise<Kept[]>
  /** Bytes of a release, compressed forms included. */
  size(release: { name: string; id: string }): Promise<number>
  remove(release: { name: string; id: string }): Promise<void>
}

/** Files that were sent and of which no release is complete yet. Nobody is served them. */
export type Incoming = {
  /** Those of these hashes that wait for a name, or all that do. */
  waiting(name: string, hashes?: readonly string[]): Promise<{ hash: string; size: number }[]>
  /** Takes a file of this machine's disk whose hash was checked. */
  keep(name: string, hash: string, file: string): Promise<void>
  /** Copies one to a place. @throws ReleaseProblem when it is not there. */
  copy(name: string, hash: string, place: string): Promise<void>
  /** Forgets these, and all that have waited for longer than an upload takes. */
  drop(name: string, hashes: readonly string[]): Promise<void>
}

/** How long a file waits for its release, in ms. */
export const INCOMING_PERIOD = 60 * 60 * 1000

/** A generation that has no number yet. */
export type Verdict = Omit<Generation, 'number'>

/**
 * Where releases live, and what servers that share them agree on. A scope is what a verdict depends on beside the
 * releases themselves: servers with another registry or build of the server judge for themselves.
 */
export type ReleaseStore = {
  pointers(names: readonly string[]): Promise<Pointing>
  /**
   * Sees to it that a release lies in this machine's folder: once more where what lies there is damaged. True when it was
   * brought from elsewhere. @throws ReleaseProblem
   */
  bring(name: string, id: string, again?: boolean): Promise<boolean>
  /** Takes the lease of a scope where it is free, and renews it where this server has it. */
  lead(scope: string): Promise<Standing>
  /** The newest verdict. */
  generation(scope: string): Promise<Generation | undefined>
  /** Adds the verdict that follows a former one. False when another server was first: then that one holds. */
  addGeneration(scope: string, after: number, verdict: Verdict): Promise<boolean>
  /** The newest verdict of every scope in which a server judges at this moment: nobody else says what will be live. */
  verdicts(): Promise<{ scope: string; generation?: Generation }[]>
  /**
   * What verdicts have let in: visitors may have the files of nothing else, and of all of it, because tabs that are open may
   * still ask for it. It may not lie on this machine.
   */
  admitted(): Promise<Admitted[]>
  /** The newest publication. */
  published(): Promise<Publication | undefined>
  /** The newest publications, the newest first. */
  publications(most: number): Promise<Publication[]>
  /** The newest verdict of every scope, also of those in which nobody judges. */
  generations(): Promise<{ scope: string; generation: Generation }[]>
  /** A former verdict, as long as it is kept. */
  numbered(scope: string, number: number): Promise<Generation | undefined>
  /** Where releases lie: those that all share first, this machine's last. */
  archives: readonly [Archive, ...Archive[]]
  /** Points names to releases of this machine's folder, in one step. @throws PublishedMeanwhile */
  publish(releases: Readonly<Record<string, string>>, options?: PublishOptions): Promise<Publication>
  /** Lets other servers bring a release of this machine's folder, to which nothing points. */
  keep(name: string, id: string): Promise<void>
  /** Where this machine's folder points by itself: better than nothing while a store is away that never was there. */
  local(names: readonly string[]): Promise<Pointing>
  incoming: Incoming
  /** Says what this server serves. */
  reportServing(serving: Pick<Serving, 'generation' | 'composition'>): Promise<void>
  /** What each server serves that has said so lately. */
  serving(): Promise<Serving[]>
  /** Settles when there may be news. */
  untilChange(): Promise<void>
  /** Gives the leases back. */
  end(): Promise<void>
}
