import type { KeyObject } from 'node:crypto'
import type { PublishedPointer } from '@site/contracts/ReleasePointer'
import type { SignedStatement } from '@site/contracts/SignedStatement'
import type { Finding } from '@site/release-protocol/exchange/findings'
import type { Judges, ReleaseIds } from '../publication/awaitVerdict.ts'

/** The pointers of names before a command begins. */
export type Pointers = Readonly<Record<string, Partial<Pick<PublishedPointer, 'counter' | 'release' | 'byStart'>>>>

/** A release in the destination's folder. */
export type MadeRelease = { name: string; id: string }

type Publishing = {
  by: 'release' | 'start'
  /** The counters on which it is based: nothing that somebody else publishes meanwhile is overwritten. */
  expected: Readonly<Record<string, number>>
  signed: Readonly<Record<string, SignedStatement>>
}

/** Where a command releases to: a release store, or a site over the network. */
export type Destination = Judges & {
  /** Where it is, for people. */
  place: string
  /** The origin that statements are for; empty for a store. */
  origin: string
  /** The folder in which releases are made. */
  releasesFolder: string
  /** The team's key, if there is one. */
  key: KeyObject | undefined
  /** The polling interval while a verdict is awaited, in ms. */
  pause: number
  pointers(): Promise<Pointers>
  /** Brings a release that exists to this machine. @throws Error if there is none. */
  seek(name: string, id: string): Promise<void>
  /** Brings a release that was made here to the site. Nothing points to it. */
  deliver(release: MadeRelease): Promise<void>
  /** Points names to releases, in one step. @returns the publication's number. */
  publish(releases: ReleaseIds, publishing: Publishing): Promise<number>
  /**
   * Has a delivered release rendered, and opened in a browser if there is one; absent if no site is running there. @throws
   * Error if that is not possible.
   */
  check?(release: MadeRelease, sources: ReadonlyMap<string, string>): Promise<{ lines: string[]; findings: Finding[] }>
  /** Shows a release to the bearer of a link. @returns the link. @throws Error with the reason if it shows nothing. */
  preview(release: MadeRelease): Promise<string>
  end(): Promise<void>
}
