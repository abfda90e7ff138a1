import type { KeyObject } from 'node:crypto'
import type { CanaryRequest } from '@site/contracts/Canary'

/** A remote to be released from its sources. */
export type ReleaseWork = {
  folder: string
  name: string
  /** What the release is for; by default the last commit's message. */
  message: string | undefined
  /** The team's private key, if it has one. */
  key: KeyObject | undefined
  /** The share of the visitors that gets it first; without it, everybody does. */
  canary?: CanaryRequest
  /** Checks and builds it. @throws Error with what is wrong. */
  build(): Promise<void>
}
