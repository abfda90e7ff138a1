import type { SignedStatement } from '@site/contracts/SignedStatement'

/** The shell's name among those that are pointed from, and of its folder among the releases. */
export const SHELL = 'shell'

export type Pointer = {
  /** The release that is pointed to; undefined when there is no pointer, or none that can be read. */
  release?: string
  /** Number of the publication that pointed there, where one did. */
  counter?: number
  /** What was said of the release. */
  signed?: SignedStatement
  /** Changes whenever somebody points again, also to the same release. */
  stamp: string
  /** What is wrong with the pointer, as a sentence. */
  problem?: string
}

export type Pointers = ReadonlyMap<string, Pointer>

/** Where every name points to, at one moment. */
export type Pointing = {
  pointers: Pointers
  /** Number of the newest publication; 0 where there is none. */
  publication: number
  /** What is wrong beside single pointers, as a sentence. */
  problem?: string
}
