import type { KeyObject } from 'node:crypto'
import type { ReleaseStatement, SignedStatement } from '@site/contracts/SignedStatement'
import { describeSources, nameOfReleaser, oneLine } from './describeSources.ts'
import { signStatement } from './signatures.ts'

/** How long a statement counts, in ms: long enough for an upload, too short to be found in a log and used. */
const PERIOD = 10 * 60_000

type Options = Pick<ReleaseStatement, 'remote' | 'release' | 'digest' | 'counter' | 'canary'> & {
  /** Where the sources are. */
  folder: string
  site?: string
  /** In the place of what the last commit says. */
  message: string | undefined
  key: KeyObject | undefined
  /** False of a release that was made before: then nothing is said of what lies in the folder. */
  isNew?: boolean
}

/** What a team says of a release as it releases it, signed where it has a key. */
export function stateRelease(options: Options): SignedStatement {
  const { folder, site = '', remote, release, digest, counter, message, key, canary, isNew = true } = options
  const sources = isNew ? describeSources(folder) : { commit: '', author: nameOfReleaser(folder), message: '' }
  const expiry = new Date(Date.now() + PERIOD).toISOString()
  const said = message === undefined ? sources.message : oneLine(message, 300)
  const tried = canary ? { canary } : {}
  return signStatement({ site, remote, release, digest, counter, expiry, ...sources, message: said, ...tried }, key)
}
