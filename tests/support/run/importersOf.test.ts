import { importersOf } from './importersOf.ts'
import type { Workspace } from './workspaces.ts'

const workspaces: Pick<Workspace, 'folder' | 'name' | 'exports'>[] = [
  { folder: 'shared/kit', name: '@site/kit', exports: { './bake': './oven/bake.ts', './jest': './jest.cjs' } },
  { folder: 'remote', name: 'remote', exports: {} },
]

it.each([
  { what: 'a neighbour', text: "import { a } from './a.ts'", imported: 'remote/src/a.ts' },
  { what: 'a file above', text: "import { a } from '../a.ts'", imported: 'remote/a.ts' },
  { what: 'on several lines', text: "import {\n  a,\n  type B,\n} from './a.ts'", imported: 'remote/src/a.ts' },
  { what: 'what it re-exports', text: "export { a } from './a.ts'", imported: 'remote/src/a.ts' },
  { what: 'a module for its effects', text: "import './a.ts'", imported: 'remote/src/a.ts' },
  { what: 'dynamically', text: "const a = () => import('./a.ts')", imported: 'remote/src/a.ts' },
  { what: 'a data file', text: "import a from './a.json'", imported: 'remote/src/a.json' },
  { what: 'with require', text: "const a = require('./a.cjs')", imported: 'remote/src/a.cjs' },
  { what: 'a mocked module', text: "jest.mock('./a.ts')", imported: 'remote/src/a.ts' },
  { what: "a package's export", text: "import { bake } from '@site/kit/bake'", imported: 'shared/kit/oven/bake.ts' },
])('finds a file that imports $what', ({ text, imported }) => {
  const importers = importersOf([['remote/src/Page.tsx', text]], workspaces)

  expect([...importers]).toEqual([[imported, ['remote/src/Page.tsx']]])
})

it.each([
  { what: 'only types', text: "import type { A } from './a.ts'" },
  { what: 'only types that it re-exports', text: "export type {\n  A,\n} from './a.ts'" },
  { what: 'other packages', text: "import { useState } from 'react'" },
  { what: 'names that a package does not export', text: "import { a } from '@site/kit/oven/bake'" },
])('leaves out $what', ({ text }) => {
  expect(importersOf([['remote/src/Page.tsx', text]], workspaces).size).toBe(0)
})

it('finds imports after an import of types', () => {
  const text = "import type { A } from './a.ts'\nimport { b } from './b.ts'\n"

  expect([...importersOf([['remote/c.ts', text]], workspaces).keys()]).toEqual(['remote/b.ts'])
})

it('finds every importer of a file', () => {
  const importers = importersOf(
    [
      ['remote/a.ts', "import './shared.ts'"],
      ['remote/b.ts', "import './shared.ts'"],
    ],
    workspaces,
  )

  expect(importers.get('remote/shared.ts')).toEqual(['remote/a.ts', 'remote/b.ts'])
})
