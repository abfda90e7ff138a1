import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageDefinition, RemoteDefinition } from '../build/definition/RemoteDefinition.ts'
import { readRoutes } from './readRoutes.ts'

const folder = mkdtempSync(join(tmpdir(), 'routes-'))
let files = 0
afterAll(() => rmSync(folder, { recursive: true }))

/** Reads the routes of a remote with one page, whose data module has this source. */
async function routeOf(page: Partial<PageDefinition>, data = '{}', contents: Record<string, { path: string }[]> = {}) {
  const file = join(folder, `server${files++}.cjs`)
  writeFileSync(file, `module.exports.pages = { './Page': { component() {}, data: ${data} } }`)
  const definition: RemoteDefinition = {
    name: 'mfe-sample',
    pages: [{ path: '/sample', page: './src/pages/Page.tsx', ...page }],
  }
  const { routes } = await readRoutes(definition, file, contents)
  return routes[0]
}

it('has one path for a page without parameters, unless its data module lists others', async () => {
  expect(await routeOf({})).toMatchObject({ paths: [{ path: '/sample' }] })
  const listed = '{ paths: () => [{ path: "/sample", lastModified: "2026-01-01" }] }'
  expect(await routeOf({}, listed)).toMatchObject({ paths: [{ path: '/sample', lastModified: '2026-01-01' }] })
})

it('has the paths with content for a page with its own content', async () => {
  const page = { path: '/sample/:name', content: true } as const
  const contents = { '/sample/:name': [{ path: '/sample/a' }, { path: '/sample/b' }], '/other': [{ path: '/other' }] }

  expect(await routeOf(page, '{ paths: () => [] }', contents)).toMatchObject({ paths: contents['/sample/:name'] })
})

it.each<{ page: Partial<PageDefinition>; message: string }>([
  { page: { path: '/sample/:name' }, message: '/sample/:name has parameters: its data module must export paths().' },
  { page: { content: true }, message: '/sample has content of its own: prepare() must write it (writePageContent).' },
])('rejects a page with unknown paths: $message', async ({ page, message }) => {
  await expect(routeOf(page)).rejects.toThrow(message)
})
