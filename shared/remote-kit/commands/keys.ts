import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { systemErrorCode } from '../release/systemErrorCode.ts'
import { makeKeys } from '../release/signing/signatures.ts'

/** Command: makes a team's key pair. The private key goes into the named file, or into `release-key.pem`. */
const file = resolve(process.argv[2] ?? 'release-key.pem')
const { publicKey, privateKey } = makeKeys()
try {
  writeFileSync(file, privateKey, { flag: 'wx', mode: 0o600 })
  console.log(`The private key is in ${file}. Keep it out of the repository. RELEASE_KEY names the file, or contains its text.
The public key belongs in the site's registry, in the entry of the team's remote. Two keys fit there, so that a new
one can be added before the old one is removed:

  "keys": ["${publicKey}"]
`)
} catch (error) {
  const isThere = systemErrorCode(error) === 'EEXIST'
  console.error(isThere ? `${file} already exists. Name another file: keys are never overwritten.` : error)
  process.exitCode = 1
}
