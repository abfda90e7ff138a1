import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { assertInternals, internals } from './assertInternals.ts'
import { missedChanges } from './ShakeableRouterPlugin.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Change = { version?: string; source?: (source: string) => string }

/** Checks libraries that are as they should be, but for what one of them has changed. */
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

it('is content with the libraries that are installed, and with such as have what is used', () => {
  expect(() => assertInternals()).not.toThrow()
  expect(checkWith('none', {})).not.toThrow()
})

it.each(internals)('ends the build when $name is a version that was not tried', ({ name }) => {
  expect(checkWith(name, { version: '99.0.0' })).toThrow(`${name} 99.0.0 is installed`)
})

it.each(internals)('ends the build when $name has lost what is used of it', ({ name }) => {
  expect(checkWith(name, { source: () => '' })).toThrow(`${name} has no`)
})

it('ends the build when the router has none of the calls or names that are changed', () => {
  expect(missedChanges({ names: 3, calls: 1 })).toEqual([])
  expect(missedChanges({ names: 0, calls: 1 })).toEqual([expect.stringContaining('none of the names')])
})
