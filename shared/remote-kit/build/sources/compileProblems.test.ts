import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

jest.setTimeout(60_000)

const root = mkdtempSync(join(tmpdir(), 'problems-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const page = "export default function ShopPage() {\n  return 'Loja'\n}\n"
const waitsInFunctions = `${page}export const load = async () => await import('../prices.ts')\nexport class A {\n  async b() {\n    await load()\n  }\n}\n`

const faults = [
  {
    what: 'no default export',
    source: page.replace('default ', ''),
    says: /^src\/pages\/ShopPage\.tsx: it has no default export/,
  },
  {
    what: "a module of Node's",
    source: `import { join } from 'node:path'\n${page.replace("'Loja'", "join('a')")}`,
    says: /^src\/pages\/ShopPage\.tsx:1: imports node:path, a module of Node, .* scripts\/prepare\.ts/,
  },
  {
    what: "a module of Node's without its prefix",
    source: `\nimport path from 'path'\n${page.replace("'Loja'", "path.join('a')")}`,
    says: /^src\/pages\/ShopPage\.tsx:2: imports path, a module of Node/,
  },
  {
    what: 'a file that is not there',
    source: `import { a } from './a.ts'\n${page.replace("'Loja'", 'a')}`,
    says: /^src\/pages\/ShopPage\.tsx:1: imports \.\/a\.ts, and there is no such file\.$/,
  },
  {
    what: 'a package that is not there',
    source: `import { a } from '@of/nobody'\n${page.replace("'Loja'", 'a')}`,
    says: /^src\/pages\/ShopPage\.tsx:1: .*not installed: npm install @of\/nobody\.$/,
  },
  {
    what: 'a name that nobody exports',
    source: `import { prize } from '../prices.ts'\n${page.replace("'Loja'", 'prize')}`,
    other: 'export const price = 1',
    says: /^src\/pages\/ShopPage\.tsx:1: imports prize of \.\.\/prices\.ts, which exports price\.$/,
  },
  {
    what: 'a name that it passes on, and nobody exports',
    source: `import { prize as price } from '../prices.ts'\nexport { price }\n${page}`,
    other: 'export const price = 1',
    says: /^src\/pages\/ShopPage\.tsx:1: imports prize of \.\.\/prices\.ts, which exports price\.$/,
  },
  {
    what: 'a router by its other name',
    source: `import { BrowserRouter } from 'react-router'\n${page.replace("'Loja'", 'BrowserRouter.name')}`,
    says: /^src\/pages\/ShopPage\.tsx uses BrowserRouter of react-router-dom, .* Leave it out/,
  },
  {
    what: 'a page that is not there',
    says: /^rspack\.config\.ts names \.\/src\/pages\/ShopPage\.tsx, and there is no such file\.$/,
  },
  { what: 'an error of syntax', source: page.replace('}', '})'), says: /^src\/pages\/ShopPage\.tsx:3: Syntax Error: / },
  {
    what: 'code from text',
    source: page.replace("'Loja'", 'eval(name)'),
    says: /^src\/pages\/ShopPage\.tsx:2: `eval\(\)` makes code from text/,
  },
  {
    what: 'a setting of the build',
    source: page.replace("'Loja'", 'import.meta.env.VITE_NAME'),
    says: /^src\/pages\/ShopPage\.tsx:2: reads import\.meta\.env\.VITE_NAME, .* `useSite\(\)\.services`/,
  },
  {
    what: 'an export beside what is only read',
    source: `'use static'\nexport const a = 1\n${page}`,
    says: /^src\/pages\/ShopPage\.tsx: A module with 'use static' exports only components/,
  },
  {
    what: 'a page that waits',
    source: `${page}export const a = await Promise.resolve(1)\n`,
    says: /^src\/pages\/ShopPage\.tsx:4: `await` outside of a function, .* scripts\/prepare\.ts/,
  },
  {
    what: 'a module that waits',
    source: `import { price } from '../prices.ts'\n${page.replace("'Loja'", 'price')}`,
    other: 'const load = async () => await 1\n\nexport const price = await load()',
    says: /^src\/prices\.ts:3: `await` outside/,
  },
]
const imports = `import { price } from '../prices'\nimport { Part } from './Part'\n${page.replace("'Loja'", '[price, Part]')}`
const sound = [
  {
    source: imports.replace('../prices', '@/prices').replace('./Part', '@/pages/Part'),
    other: 'export const price = 1',
  },
  { source: imports, other: 'export const price: number = 1' },
  { source: page },
  { source: waitsInFunctions, other: 'export const price = 1' },
]

/** What the compiler says of a remote with each of these pages, with another module beside it. */
function problemsOf(sources: readonly { source?: string; other?: string }[]): string[][] {
  const folders = sources.map(({ source, other = '' }, index) => {
    const folder = join(root, String(index))
    for (const [file, text] of Object.entries({
      'src/pages/ShopPage.tsx': source,
      'src/pages/Part.jsx': 'export const Part = <p>Parte</p>',
      'src/prices.ts': other,
    })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      if (text !== undefined) writeFileSync(join(folder, file), text)
    }
    return folder
  })
  const command = ['--import', 'tsx', join(__dirname, '../testing/problemsOfFolders.ts'), ...folders]
  return JSON.parse(execFileSync(process.execPath, command, { cwd: __dirname, encoding: 'utf8' }))
}

it('a sentence with file, line and the mend says what is wrong', () => {
  const problems = problemsOf([...faults, ...sound])

  for (const [index, { what, says }] of faults.entries())
    expect({ what, problems: problems[index] }).toEqual({ what, problems: [expect.stringMatching(says)] })
  expect(problems.slice(faults.length)).toEqual(sound.map(() => []))
})
