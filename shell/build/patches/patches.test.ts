import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { assertInternals, internals } from './assertInternals.ts'
import { keptStatics } from './pureStatics.ts'
import { missedChanges, ShakeableRouterPlugin } from './ShakeableRouterPlugin.ts'

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

it('fails the build if the router has none of the calls or names that are changed', () => {
  expect(missedChanges({ names: 3, calls: 1 })).toEqual([])
  expect(missedChanges({ names: 0, calls: 1 })).toEqual([expect.stringContaining('none of the names')])
})

it('fails the build if a script contains what should have been removed', () => {
  expect(keptStatics('main.js', 'var a={contextTypes:!0}')).toBeUndefined()
  expect(keptStatics('main.js', 'var a={childContextTypes:!0}')).toContain('was not left out')
})

type Rule = { loader: string; options: { changes: object } }
type Tap = { tap(name: string, listener: (given: object) => void): void }

/** One of several builds in a process, with the loader context of a module. */
function openBuild() {
  const rules: Rule[] = []
  const errors: Error[] = []
  const listeners: ((given: object) => void)[] = []
  const hook: Tap = { tap: (_, listener) => void listeners.push(listener) }
  const compiler = { options: { module: { rules } }, hooks: { thisCompilation: hook } }
  new ShakeableRouterPlugin().apply(compiler as unknown as Compiler)
  listeners.shift()?.({ errors, hooks: { finishModules: hook } })
  const [{ loader, options } = { loader: '', options: { changes: {} } }] = rules
  return {
    load: (source: string): unknown => require(loader).call({ getOptions: () => options }, source),
    problems() {
      listeners.shift()?.({})
      return errors.map(({ message }) => message)
    },
  }
}

it('fails a build whose router was not changed, even if another build of the same process changed its own', () => {
  const [changed, unchanged] = [openBuild(), openBuild()]

  expect(changed.load('const Link = React3.forwardRef(link);\nLink.displayName = "Link";\n')).toBe(
    'const Link = /* @__PURE__ */ React3.forwardRef(link);\n',
  )

  expect(changed.problems()).toEqual([])
  expect(unchanged.problems()).toEqual([
    expect.stringContaining('none of the names'),
    expect.stringContaining('none of the calls'),
  ])
})
