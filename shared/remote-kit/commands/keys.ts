import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemErrorCode } from '@site/release-protocol/errors/systemErrorCode'
import { makeKeys } from '@site/release-protocol/signing/signatures'

/**
 * Command: makes a team's key pair. The private key goes into the named file, or into `release-key.pem`. With `--preview` it is one
 * for machines, which may show releases and make none live.
 */
const { values, positionals } = parseArgs({
  options: { preview: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const file = resolve(positionals[0] ?? (values.preview ? 'preview-key.pem' : 'release-key.pem'))
const usual = `The public key belongs in the site's registry, in the entry of the team's remote. Two keys fit there, so that a new
one can be added before the old one is removed:

  "keys"`
const previewing = `Whoever has it can show releases of the remote by link, and make none live: it is for CI. The public key belongs in
the site's registry, in the entry of the team's remote:

  "previewKeys"`
const { publicKey, privateKey } = makeKeys()
try {
  writeFileSync(file, privateKey, { flag: 'wx', mode: 0o600 })
  console.log(`The private key is in ${file}. Keep it out of the repository. RELEASE_KEY names the file, or contains its text.
${values.preview ? previewing : usual}: ["${publicKey}"]
`)
} catch (error) {
  const isThere = systemErrorCode(error) === 'EEXIST'
  console.error(isThere ? `${file} already exists. Name another file: keys are never overwritten.` : error)
  process.exitCode = 1
}
