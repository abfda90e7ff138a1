import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { version } from 'react'
import { provides } from './provides.ts'
import { packageFolder } from './surgery/packageFolder.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'provides-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A render bundle that shares React as the shell's build has it. */
function bundleWith(react: string): string {
  const file = join(folder, 'render.cjs')
  writeFileSync(file, `exports.sharedModules = { react: ${react} }`)
  return file
}

/** React as a production build has it. */
const production = readFileSync(join(packageFolder('react'), 'cjs/react.production.js'), 'utf8')

it('offers remotes the names that the built shell has, and none that only React in development has', () => {
  const { react } = provides(bundleWith(`(function (exports) {${production}; return exports})({})`))

  expect(react?.names).toContain('useState')
  expect(react?.names).not.toContain('act')
  expect(react?.names).not.toContain('captureOwnerStack')
  expect(react?.version).toBe(version)
})

it('reads a bundle again that has been built again, and leaves out what interoperation adds', () => {
  provides(bundleWith('{ useState() {} }'))

  const { react } = provides(bundleWith('{ __esModule: true, use() {} }'))

  expect(react?.names).toEqual(['use'])
})
