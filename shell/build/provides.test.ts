import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { version } from 'react'
import { satisfies } from 'semver'
import { provides } from './provides.ts'
import { packageFolder } from './packageFolder.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'provides-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A render bundle that shares React as the shell's build does. */
function bundleWith(react: string): string {
  return bundleOf(`{ react: ${react} }`)
}

function bundleOf(sharedModules: string): string {
  const file = join(folder, 'render.cjs')
  writeFileSync(file, `exports.sharedModules = ${sharedModules}`)
  return file
}

const manifestOf = (name: string) => JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8'))

/** React as in a production build. */
const production = readFileSync(join(packageFolder('react'), 'cjs/react.production.js'), 'utf8')

it('offers remotes the exports of the built shell, and none that only React in development has', () => {
  const { react } = provides(bundleWith(`(function (exports) {${production}; return exports})({})`))

  expect(react?.names).toContain('useState')
  expect(react?.names).not.toContain('act')
  expect(react?.names).not.toContain('captureOwnerStack')
  expect(react?.version).toBe(version)
})

it('reads a rebuilt bundle again, and omits the interop exports', () => {
  provides(bundleWith('{ useState() {} }'))

  const { react } = provides(bundleWith('{ __esModule: true, use() {} }'))

  expect(react?.names).toEqual(['*', 'use'])
})

it.each([
  { library: '@site/contracts/useSite', of: '@site/contracts' },
  { library: '@site/design/islands/island', of: '@site/design' },
])('offers $library in the version of $of, which the kit requires', ({ library, of }) => {
  const { [library]: offered } = provides(bundleOf(`{ '${library}': { one() {} } }`))

  expect(offered).toEqual({ version: manifestOf(of).version, names: ['*', 'one'] })
  expect(satisfies(offered?.version ?? '', manifestOf('@site/remote-kit').peerDependencies[of])).toBe(true)
})

it('offers the router in part', () => {
  const { 'react-router-dom': router } = provides(bundleOf(`{ 'react-router-dom': { Link() {} } }`))

  expect(router?.names).toEqual(['Link'])
})
