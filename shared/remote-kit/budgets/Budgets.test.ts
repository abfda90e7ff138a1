import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBudgets } from './Budgets.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budgets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const page = { document: 1000, script: 2000 }
const write = (content: object) => writeFileSync(join(folder, 'budgets.json'), JSON.stringify(content))

it("reads a remote's budgets", () => {
  const budgets = { entry: 1, scripts: 2, pages: { '/x': page, '/x/:id': { ...page, path: '/x/a' } } }
  write(budgets)

  expect(readBudgets(folder)).toEqual(budgets)
})

it('returns nothing for a remote without budgets', () => {
  expect(readBudgets(folder)).toBeUndefined()
})

it.each<{ what: string; pages: Record<string, object>; message: RegExp }>([
  { what: 'a fraction of a byte', pages: { '/x': { ...page, document: 1.5 } }, message: /document: .*integer/ },
  { what: 'an unknown kind', pages: { '/x': { ...page, font: 1 } }, message: /font: / },
  { what: 'a missing number', pages: { '/x': { ...page, script: undefined } }, message: /script: / },
  { what: 'a missing path', pages: { x: page }, message: /a path that begins with/ },
  { what: 'a route without a page to measure', pages: { '/x/:id': page }, message: /needs a `path`/ },
])('refuses $what', ({ pages, message }) => {
  write({ entry: 1, scripts: 2, pages })

  expect(() => readBudgets(folder)).toThrow(message)
})
