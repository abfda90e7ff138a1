import type { KeyObject } from 'node:crypto'
import type { CanaryRequest } from '@site/contracts/Canary'

/** A remote that is to be released from its sources. */
export type ReleaseWork = {
  folder: string
  name: string
  /** What for; without it what the last commit says. */
  message: string | undefined
  /** The team's private key, where it has one. */
  key: KeyObject | undefined
  /** By which share of the visitors it is tried out first; by all at once without it. */
  canary?: CanaryRequest
  /** Checks and builds it. @throws Error with what is wrong. */
  build(): Promise<void>
}
