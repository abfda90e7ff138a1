import type { KeyObject } from 'node:crypto'
import type { ReleaseStatement, SignedStatement } from '@site/contracts/SignedStatement'
import { signStatement } from '@site/release-protocol/signing/signatures'
import { describeSources, nameOfReleaser, oneLine } from './describeSources.ts'

/** How long a statement is valid, in ms: long enough for an upload, too short to be found in a log and misused. */
const PERIOD = 10 * 60_000

type Options = Pick<ReleaseStatement, 'remote' | 'release' | 'digest' | 'counter' | 'canary'> & {
  /** The folder with the sources. */
  folder: string
  site?: string
  /** Replaces the last commit's message. */
  message: string | undefined
  key: KeyObject | undefined
  /** False for a release that was made before: then the sources in the folder are not described. */
  isNew?: boolean
}

/** A team's statement about a release, signed if it has a key. */
export function signRelease(options: Options): SignedStatement {
  const { folder, site = '', remote, release, digest, counter, message, key, canary, isNew = true } = options
  const sources = isNew ? describeSources(folder) : { commit: '', author: nameOfReleaser(folder), message: '' }
  const expiry = new Date(Date.now() + PERIOD).toISOString()
  const subject = message === undefined ? sources.message : oneLine(message, 300)
  const withCanary = canary ? { canary } : {}
  return signStatement(
    { site, remote, release, digest, counter, expiry, ...sources, message: subject, ...withCanary },
    key,
  )
}
