import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { assertInternals, internals } from './assertInternals.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Change = { version?: string; source?: (source: string) => string }

/** Checks libraries that are as expected, except for what was changed in one of them. */
function checkWith(changed: string, { version, source = (text) => text }: Change) {
  for (const { name, range, file, text } of internals) {
    const changes = name === changed
    const manifest = { name, version: (changes && version) || range.slice(1) }
    mkdirSync(dirname(join(folder, name, file)), { recursive: true })
    writeFileSync(join(folder, name, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, name, file), changes ? source(text.join('\n')) : text.join('\n'))
  }
  return () => assertInternals((name) => join(folder, name))
}

it('accepts the installed libraries, and others that have what is used', () => {
  expect(() => assertInternals()).not.toThrow()
  expect(checkWith('none', {})).not.toThrow()
})

it.each(internals)('fails the build if $name is a version that was not tested', ({ name }) => {
  expect(checkWith(name, { version: '99.0.0' })).toThrow(`${name} 99.0.0 is installed`)
})

it.each(internals)('fails the build if $name has lost what is used of it', ({ name }) => {
  expect(checkWith(name, { source: () => '' })).toThrow(`${name} has no`)
})
