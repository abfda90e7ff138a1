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
  /** What was live before and may not lie on this machine: tabs that are open may still ask for it. */
  formerlyLive(): Promise<{ name: string; id: string }[]>
  /** The newest publication. */
  published(): Promise<Publication | undefined>
  /** Points names to releases of this machine's folder, in one step. @throws PublishedMeanwhile */
  publish(releases: Readonly<Record<string, string>>, options?: PublishOptions): Promise<Publication>
  /** Where this machine's folder points by itself: better than nothing while a store is away that never was there. */
  local(names: readonly string[]): Promise<Pointing>
  /** Settles when there may be news. */
  untilChange(): Promise<void>
  /** Gives the leases back. */
  end(): Promise<void>
}
