import type { Generation } from '@site/contracts/Generation'
import type { Publication } from '@site/contracts/ReleasePointer'
import type { PublishOptions } from '@site/release-protocol/publication/publish'
import type { ContentStore } from './content/ContentStore.ts'
import type { PointerSnapshot } from './Pointer.ts'
import type { Requests } from './Requests.ts'

/** How many verdicts of a scope are kept, and for how long those of scopes that are no longer judged, in ms. */
export const keptVerdicts = { ofScope: 100, ofFormerScopes: 30 * 24 * 60 * 60 * 1000 }

/** How exactly it is known when a process last looked, in ms. */
export const LOOK_PRECISION = 10_000

/** A release that was live, and when it last was, in ms. */
export type Admitted = { name: string; id: string; at: number }

/** A release in an archive, and when it was made, in ms; 0 if that is unknown. */
export type StoredRelease = { name: string; id: string; at: number }

/** A place where releases are stored. */
export type Archive = {
  /** All complete releases. */
  list(): Promise<StoredRelease[]>
  /** Bytes of a release, its encodings included. */
  size(release: { name: string; id: string }): Promise<number>
  /** The files of a release that are missing or have another content, its manifest included. */
  damaged(release: { name: string; id: string }): Promise<string[]>
  remove(release: { name: string; id: string }): Promise<void>
}

/** Uploaded files of incomplete releases. They are not served. */
export type Incoming = {
  /** The pending files of a name, or those among these hashes. */
  pending(name: string, hashes?: readonly string[]): Promise<{ hash: string; size: number }[]>
  /** Moves in a file from this machine's disk whose hash was checked. */
  add(name: string, hash: string, file: string): Promise<void>
  /** Copies a file to a path. @throws ReleaseProblem if it is not there. */
  copy(name: string, hash: string, place: string): Promise<void>
  /** Deletes these, and all that have been pending for longer than an upload takes. */
  remove(name: string, hashes: readonly string[]): Promise<void>
}

/** How long a file may be pending, in ms. */
export const INCOMING_PERIOD = 60 * 60 * 1000

/** A generation without its number. */
export type Verdict = Omit<Generation, 'number'>

/**
 * Where releases are stored, and what was decided about them. A scope is what a composition depends on besides releases and
 * content: another registry, environment or build of the server makes another site.
 */
export type ReleaseStore = {
  pointers(names: readonly string[]): Promise<PointerSnapshot>
  /**
   * Makes sure that a release is in this machine's folder; with `again`, replaces a damaged copy. True if it was fetched
   * from elsewhere. @throws ReleaseProblem
   */
  fetch(name: string, id: string, again?: boolean): Promise<boolean>
  /** Locks a scope for this process, until it ends or locks another one. False while another process composes it. */
  lock(scope: string): Promise<boolean>
  /** When the process that composes a scope last looked at it, in ms. */
  lastLook(scope: string): Promise<number | undefined>
  /** The newest verdict; while the store is unavailable, the newest one that this machine has seen. */
  generation(scope: string): Promise<Generation | undefined>
  /** Adds the verdict that follows a former one. False if another process was first; then its verdict applies. */
  addGeneration(scope: string, after: number, verdict: Verdict): Promise<boolean>
  /** The newest verdict of every scope for which a process composes now: nobody else decides what will be live. */
  verdicts(): Promise<{ scope: string; generation?: Generation }[]>
  /**
   * All releases that verdicts have admitted. Visitors may request the files of these and no others, because tabs may be
   * open with them. They need not be on this machine.
   */
  admitted(): Promise<Admitted[]>
  /** The newest publication. */
  published(): Promise<Publication | undefined>
  /** The newest publications, newest first. */
  publications(max: number): Promise<Publication[]>
  /** The newest verdict of every scope, including those that are no longer judged. */
  generations(): Promise<{ scope: string; generation: Generation }[]>
  /** A former verdict, as long as it is kept. */
  generationNumbered(scope: string, number: number): Promise<Generation | undefined>
  /** Publications and verdicts that could not be read, a sentence each. They are skipped. */
  unreadable(): readonly string[]
  /** Where releases are stored: the shared archive first, this machine's last. */
  archives: readonly [Archive, ...Archive[]]
  /** Points names to releases in this machine's folder, atomically. @throws PublishedMeanwhile */
  publish(releases: Readonly<Record<string, string>>, options?: PublishOptions): Promise<Publication>
  /** Makes a release in this machine's folder available to other servers. Nothing points to it. */
  share(name: string, id: string): Promise<void>
  /** Compositions, which are in this machine's folder while they are served. */
  compositions: {
    /** Makes one that is here available to other machines. */
    share(name: string): Promise<void>
    /** Makes sure that one is here; with `again`, replaces a damaged copy. */
    fetch(name: string, again?: boolean): Promise<void>
  }
  /** What serving processes ask of the one that composes. */
  requests: Requests
  /** What the agency says on its pages. */
  content: ContentStore
  incoming: Incoming
  /** Resolves when there may be a change. */
  nextChange(): Promise<void>
  /** Releases the locks. */
  end(): Promise<void>
}
