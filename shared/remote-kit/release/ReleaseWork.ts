import type { KeyObject } from 'node:crypto'

/** A remote that is to be released from its sources. */
export type ReleaseWork = {
  folder: string
  name: string
  /** What for; without it what the last commit says. */
  message: string | undefined
  /** The team's private key, where it has one. */
  key: KeyObject | undefined
  /** Checks and builds it. @throws Error with what is wrong. */
  build(): Promise<void>
}
