import type { Publication } from '@site/contracts/ReleasePointer'
import type { SignedStatement } from '@site/contracts/SignedStatement'

/** The shell's name among the pointers, and that of its folder among the releases. */
export const SHELL = 'shell'

export type Pointer = {
  /** The release that it points to; undefined if there is no readable pointer. */
  release?: string
  /** Number of the publication that set it, if one did. */
  counter?: number
  /** The statement about the release. */
  signed?: SignedStatement
  /** Changes whenever the pointer is set again, even to the same release. */
  stamp: string
  /** What is wrong with the pointer, as a sentence. */
  problem?: string
}

export type Pointers = ReadonlyMap<string, Pointer>

/** All pointers at one moment. */
export type PointerSnapshot = {
  pointers: Pointers
  /** Number of the newest publication; 0 if there is none. */
  publication: number
  /** What is wrong besides single pointers, as a sentence. */
  problem?: string
}

/** Where a publication points a name to. */
export function pointerIn(publication: Publication | undefined, name: string): Pointer {
  const { release, counter, signed } = publication?.pointers[name] ?? {}
  return { release, counter, signed, stamp: counter === undefined ? '' : `publication ${counter}` }
}
