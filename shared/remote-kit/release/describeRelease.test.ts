import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BuiltDefinition } from './readDefinition.ts'
import { describeRelease } from './writeRelease.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const page = (path: string) => ({ path, page: './src/pages/Page.tsx' }) as const

/** A built remote with such a definition, and with these pictures. */
function built(definition: Partial<BuiltDefinition> = {}, pictures: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'described-'))
  folders.push(folder)
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  write('.build/remote.json', JSON.stringify({ name: 'mfe-sample', pages: [page('/loja')], ...definition }))
  write('package.json', JSON.stringify({ name: 'mfe-sample' }))
  const assets = { js: { sync: [] }, css: { sync: [] } }
  const container = {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [{ path: './Page', assets }],
  }
  write('dist/browser/mf-manifest.json', JSON.stringify(container))
  write('dist/browser/remoteEntry.js', '')
  write('dist/server/server.cjs', "module.exports.pages = { './Page': { component: () => null } }")
  write('dist/server/usedLibraries.json', '{}')
  for (const name of pictures) write(`.build/public/${name}`, '')
  return folder
}

it('states what was built, with the files that it is copied from', async () => {
  const folder = built({}, ['a.webp'])

  const { release, sources } = await describeRelease(folder)

  expect(release).toMatchObject({ name: 'mfe-sample', routes: [{ path: '/loja', paths: [{ path: '/loja' }] }] })
  expect(Object.keys(sources)).toEqual(['browser/remoteEntry.js', 'server/server.cjs', 'media/a.webp'])
  expect(Object.keys(release.files)).toEqual(Object.keys(sources))
})

it.each<{ what: string; definition?: Partial<BuiltDefinition>; pictures?: readonly string[]; says: RegExp }>([
  {
    what: 'more files than a site reads',
    pictures: Array.from({ length: 5_001 }, (_, n) => `${n}.webp`),
    says: /^release\.json: files: more than 5000: put what pages show into their content/,
  },
  {
    what: 'a file with blanks in its name',
    pictures: ['a b.webp'],
    says: /files: media\/a b\.webp is no relative path/,
  },
  {
    what: 'more routes than a site reads',
    definition: { pages: Array.from({ length: 201 }, (_, n) => page(`/loja/${n}`)) },
    says: /^release\.json: routes: more than 200: give those that are alike one with a parameter\.$/,
  },
  {
    what: 'a route whose paths nobody lists',
    definition: { pages: [page('/loja/:name')] },
    says: /^\/loja\/:name has parameters: its data module must export paths\(\)\.$/,
  },
  {
    what: 'a redirect to a redirect',
    definition: { redirects: { '/a': '/b', '/b': '/loja' } },
    says: /redirects: leads on to another redirect/,
  },
  {
    what: "a service with a name of the site's own",
    definition: { services: [{ name: 'leadUrl', variable: 'STOCK_URL', kind: 'url', default: '' }] },
    says: /services: leadUrl and analyticsId are the site's own/,
  },
])('refuses $what, as a site does', async ({ definition, pictures, says }) => {
  await expect(describeRelease(built(definition, pictures))).rejects.toThrow(says)
})

it('refuses a file that is larger than a site reads, as a site does', async () => {
  const folder = built({}, ['film.webp'])
  truncateSync(join(folder, '.build/public/film.webp'), 32_000_001)

  await expect(describeRelease(folder)).rejects.toThrow(
    'release.json: sizes: media/film.webp is larger than 32000000 bytes: make it smaller.',
  )
})
