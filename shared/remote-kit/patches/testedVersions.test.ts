import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertBundler, assertTested } from './testedVersions.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const check = (version: string) => () => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'sample', version }))
  assertTested(folder, { name: 'sample', range: '~2.9.2', what: 'replacing its parts' })
}

it.each(['2.9.2', '2.9.7'])('accepts version %s, which is in the range', (version) => {
  expect(check(version)).not.toThrow()
})

it.each(['2.9.1', '2.10.0', '3.0.0', '2.9.3-beta.1'])('refuses version %s and says what was tested', (version) => {
  expect(check(version)).toThrow(`sample ${version} is installed, but replacing its parts was tested with ~2.9.2 only.`)
})

it('accepts the bundler that it was tested with, and no other minor version', () => {
  const built = (rspackVersion: string) => () => assertBundler({ rspack: { rspackVersion } }, 'changing its runtime')
  expect(built('2.3.9')).not.toThrow()
  expect(built('2.4.0')).toThrow('@rspack/core 2.4.0 is installed, but changing its runtime was tested with')
})
