import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { systemErrorCode } from '../release/systemErrorCode.ts'
import { makeKeys } from '../release/signing/signatures.ts'

/** Command: makes a team's pair of keys. The private one goes into a file that is named, or `release-key.pem`. */
const file = resolve(process.argv[2] ?? 'release-key.pem')
const { publicKey, privateKey } = makeKeys()
try {
  writeFileSync(file, privateKey, { flag: 'wx', mode: 0o600 })
  console.log(`The private key is in ${file}. Keep it out of the repository; RELEASE_KEY names it, or holds its text.
The public one belongs into the site's registry, to the remote that the team releases; two can stand there, so that a
new one is known before the old one goes:

  "keys": ["${publicKey}"]
`)
} catch (error) {
  const isThere = systemErrorCode(error) === 'EEXIST'
  console.error(isThere ? `${file} is there already. Name another file: a key is not overwritten.` : error)
  process.exitCode = 1
}
