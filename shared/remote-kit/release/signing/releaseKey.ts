import type { KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { systemErrorCode } from '@site/release-protocol/errors/systemErrorCode'
import { readPrivateKey } from '@site/release-protocol/signing/signatures'

/** The team's private key: the value of RELEASE_KEY, or the file that it names; undefined without it. @throws Error */
export function releaseKey(value = process.env.RELEASE_KEY): KeyObject | undefined {
  if (!value) return undefined
  if (value.includes('-----BEGIN')) return readPrivateKey(value)
  try {
    return readPrivateKey(readFileSync(value, 'utf8'))
  } catch (error) {
    // The value may be a secret, so the message does not quote it.
    if (systemErrorCode(error) === undefined) throw error
    throw new Error(`RELEASE_KEY is neither a private key nor the name of a readable file (${systemErrorCode(error)}).`)
  }
}
