import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRegisteredKeys } from '@site/contracts/Registry'
import { publicKeyOf } from '@site/release-protocol/signing/signatures'
import { releaseKey } from '../release/signing/releaseKey.ts'

const folder = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const keys = (...parameters: string[]) =>
  spawnSync(process.execPath, [join(__dirname, '../bin/remote-kit.mjs'), 'keys', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
  })

it('creates a pair whose public key the registry accepts, and never overwrites one', () => {
  const { stdout } = keys()
  const file = join(folder, 'release-key.pem')
  const text = readFileSync(file, 'utf8')
  const [, list = ''] = /"keys": (\[.*\])/.exec(stdout) ?? []

  const entry = { name: 'mfe-shop', prefixes: ['/shop'], keys: JSON.parse(list) }
  for (const value of [file, text]) {
    const key = releaseKey(value)
    expect(parseRegisteredKeys([entry]).get('mfe-shop')).toEqual([key && publicKeyOf(key)])
  }
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const again = keys()
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('already exists')])
  expect(readFileSync(file, 'utf8')).toBe(text)
})

it('creates a pair for previews, in a file of its own', () => {
  const { stdout } = keys('--preview')
  const key = releaseKey(join(folder, 'preview-key.pem'))
  const [, list = ''] = /"previewKeys": (\[.*\])/.exec(stdout) ?? []

  const entry = { name: 'mfe-shop', prefixes: ['/shop'], previewKeys: JSON.parse(list) }
  expect(parseRegisteredKeys([entry], 'previewKeys').get('mfe-shop')).toEqual([key && publicKeyOf(key)])
  expect(parseRegisteredKeys([entry]).size).toBe(0)
})
