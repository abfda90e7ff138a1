import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkFiles, checkKeys } from './checkDefinition.ts'
import type { RemoteDefinition } from './RemoteDefinition.ts'

const page = { path: '/loja', page: './src/pages/ShopPage.tsx' } as const
const sound = { name: 'mfe-loja', pages: [page] } satisfies RemoteDefinition

it.each([
  {
    what: 'a name that nobody reads',
    definition: { ...sound, fragmentos: {} },
    says: /has fragmentos, and a remote has: name, pages/,
  },
  { what: 'no name', definition: { pages: [page] }, says: /has no name: write/ },
  { what: 'no pages', definition: { name: 'mfe-loja' }, says: /has no pages/ },
  { what: 'an empty list of pages', definition: { name: 'mfe-loja', pages: [] }, says: /has no pages/ },
  { what: 'a page without a path', definition: { ...sound, pages: [{ page: page.page }] }, says: /path undefined/ },
  {
    what: 'a page for whatever is below a path',
    definition: { ...sound, pages: [{ ...page, path: '/loja/*' }] },
    says: /path "\/loja\/\*", and a site knows each address: name each path/,
  },
  {
    what: 'a parameter of which nothing is known',
    definition: { ...sound, pages: [{ ...page, path: '/loja/:produto' }] },
    says: /of what \/loja\/:produto may be: a data module exports `paths`, .* belongs in the query/,
  },
  {
    what: 'a page without a module',
    definition: { ...sound, pages: [{ path: '/loja' }] },
    says: /names undefined for \/loja/,
  },
  {
    what: 'a page elsewhere',
    definition: { ...sound, pages: [{ path: '/loja', page: './pages/A.jsx' }] },
    says: /names "\.\/pages\/A\.jsx"/,
  },
])('refuses a definition with $what', ({ definition, says }) => {
  expect(() => checkKeys(definition)).toThrow(says)
})

it('names each file that is not there, with its line and what is beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'definition-'))
  const write = (file: string, text = '') => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('src/pages/ShopPage.tsx')
  write('src/pages/ShopPage.test.tsx')
  write('rspack.config.ts', "a\n'./src/pages/ShpPage.tsx'\n'./src/shopData.ts'")
  const misspelt = {
    ...sound,
    pages: [{ path: '/loja', page: './src/pages/ShpPage.tsx', data: './src/shopData.ts' }],
  } satisfies RemoteDefinition
  const offered = {
    ...sound,
    fragments: { A: './src/fragments/A.tsx', B: { component: './src/fragments/B.tsx', data: './src/b.ts' } },
    publicFiles: { '/loja/a.pdf': './a.pdf' },
    documents: './src/feeds.ts',
  } satisfies RemoteDefinition

  expect(() => checkFiles(sound, folder)).not.toThrow()
  expect(() => checkFiles(misspelt, folder)).toThrow(
    `mfe-loja cannot be built:
rspack.config.ts:2: there is no ./src/pages/ShpPage.tsx. The folder has: ShopPage.tsx.
rspack.config.ts:3: there is no ./src/shopData.ts. The folder has: pages.`,
  )
  expect(() => checkFiles(offered, folder)).toThrow(
    /A\.tsx\. There is no folder .*\n.*B\.tsx.*\n.*b\.ts.*\n.*a\.pdf.*\n.*feeds\.ts/,
  )
  rmSync(folder, { recursive: true })
})
