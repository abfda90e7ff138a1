import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { finish } from '../../../rendering/finished/finishPage.ts'
import { DamagedDocument, expectDocuments } from '../../../releaseStore/compositions/readFolder.ts'
import { sampleRelease, sampleShell } from '../../testing/sampleRelease.ts'
import type { Draft } from '../Draft.ts'
import { createCompositionFolders } from './compositionFolders.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compositions-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const html = 'text/html; charset=utf-8'
const script = 'show("loja")'

/** The site with a shop, a guarded office and a sitemap; `word` is on the shop's page. */
async function composition(word = 'Loja', id = 'c1'): Promise<Draft> {
  const shop = { ...sampleRelease({ '/loja': {} }, { redirects: { '/shop': '/loja' } }), name: 'mfe-shop' }
  const office = { ...sampleRelease({ '/office': { guarded: true } }), name: 'mfe-office', id: 'eeeeeeeeeeeeeeee' }
  const shell = sampleShell()
  const page = (text: string) => finish(text, { type: html, quality: 5, headers: { 'x-a': 'b' } })
  const ofShop = new Map([
    ['/loja', await page(`<h1>${word}</h1>`)],
    [`/_data/${shop.id}/loja`, await finish('{}', { type: 'application/json', quality: 5 })],
  ])
  const ofOffice = new Map([['/office', await page('Equipe')]])
  const ofShell = new Map([
    ['*404', await page('Nada aqui')],
    ['*503', await page('Já volta')],
  ])
  const sitemap = await finish('<urlset/>', { type: 'application/xml', quality: 5 })
  const part = (name: string, finished: typeof ofShop) => [name, { key: `${name} ${word}`, finished }] as const
  return {
    name: `${id}-${word}`,
    id,
    shell,
    releases: [shop, office],
    parts: new Map([part('mfe-shop', ofShop), part('mfe-office', ofOffice), part('shell', ofShell)]),
    site: sampleSite,
    services: {},
    finished: new Map([...ofShop, ...ofOffice, ...ofShell, ['/sitemap.xml', sitemap]]),
    files: new Map([
      [`/r/mfe-shop/${shop.id}/page.js`, file({ name: 'mfe-shop', id: shop.id })],
      [`/r/mfe-office/${office.id}/page.js`, file({ name: 'mfe-office', id: office.id, guarded: true })],
    ]),
  }
}

function file({ name, id, guarded = false }: { name: string; id: string; guarded?: boolean }) {
  return { name, id, file: 'browser/page.js', hash: hashOf(script), caching: 'immutable', guarded } as const
}

function open(options: Partial<Parameters<typeof createCompositionFolders>[0]> = {}) {
  const source = join(folder, 'page.js')
  writeFileSync(source, script)
  const folders = createCompositionFolders({
    folder: join(folder, 'compositions'),
    build: 'build',
    pathOf: async (_file, encoding) => (encoding === 'identity' ? source : undefined),
    ...options,
  })
  return { folders }
}

const places = () => readdirSync(join(folder, 'compositions')).map((name) => join(folder, 'compositions', name))
const only = () => places()[0] ?? ''
const all = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))
    .sort()
const manifest = () => JSON.parse(readFileSync(join(only(), 'composition.json'), 'utf8'))

it('shows in its files what visitors get, and apart from that what requires a login', async () => {
  const { folders } = open()
  const live = await composition()

  await folders.write(live)

  const [shop, office] = live.releases.map(({ id }) => id)
  expect(all(only()).filter((name) => !/\.(br|gz)$/.test(name))).toEqual([
    'composition.json',
    'guarded/office/index.html',
    `guarded/r/mfe-office/${office}/page.js`,
    'shell/503.html',
    'site/404.html',
    `site/_data/${shop}/loja`,
    'site/loja/index.html',
    `site/r/mfe-shop/${shop}/page.js`,
    'site/sitemap.xml',
  ])
  expect(brotliDecompressSync(readFileSync(join(only(), 'site/loja/index.html.br'))).toString()).toBe('<h1>Loja</h1>')
  expect(readFileSync(join(only(), `site/r/mfe-shop/${shop}/page.js`), 'utf8')).toBe(script)
})

it('states the size and the hash of every encoding, the releases, redirects and forms', async () => {
  const { folders } = open()
  await folders.write(await composition())

  const { releases, redirects, forms, documents, files } = manifest()

  expect(Object.keys(releases).sort()).toEqual(['mfe-office', 'mfe-shop', 'shell'])
  expect(redirects).toEqual({ '/shop': '/loja' })
  expect(forms).toEqual(['whatsapp'])
  for (const { file, encodings } of documents) {
    for (const [encoding, ending] of [
      ['identity', ''],
      ['br', '.br'],
      ['gzip', '.gz'],
    ]) {
      const content = readFileSync(join(only(), file + ending))
      expect(encodings[String(encoding)]).toEqual({ size: content.length, hash: hashOf(content) })
    }
  }
  expect(files).toHaveLength(2)
  for (const { encodings } of files)
    expect(encodings).toEqual({ identity: { size: script.length, hash: hashOf(script) } })
})

it('states nothing that depends on when it was written', async () => {
  const { folders } = open()
  await folders.write(await composition())
  const first = readFileSync(join(only(), 'composition.json'), 'utf8')
  rmSync(only(), { recursive: true })

  await folders.write(await composition())

  expect(readFileSync(join(only(), 'composition.json'), 'utf8')).toBe(first)
})

it('returns the documents of a part, byte for byte', async () => {
  const { folders } = open()
  const live = await composition()
  await folders.write(live)

  const found = await open().folders.read('mfe-shop Loja')
  const expected = live.parts.get('mfe-shop')?.finished ?? new Map()
  expect([...(found?.keys() ?? [])].sort()).toEqual([...expected.keys()].sort())
  for (const [path, { body, ...page }] of expected) {
    const { body: foundBody, ...foundPage } = found?.get(path) ?? {}
    expect(foundPage).toEqual(page)
    for (const encoding of ['identity', 'br', 'gzip'] as const) {
      expect(await foundBody?.read(encoding)).toEqual(await body.read(encoding))
    }
  }
  expect(await folders.read('mfe-shop other')).toBeUndefined()
})

it('returns nothing to a server of another build', async () => {
  await open().folders.write(await composition())

  expect(await open({ build: 'other' }).folders.read('mfe-shop Loja')).toBeUndefined()
})

it.each(['', '.br', '.gz'])('returns nothing of a part with a damaged document (%s)', async (ending) => {
  const { folders } = open()
  await folders.write(await composition())
  const damaged = join(only(), `site/loja/index.html${ending}`)
  writeFileSync(damaged, Buffer.from(readFileSync(damaged)).fill('x', 2, 3))

  expect(await folders.read('mfe-shop Loja')).toBeUndefined()
  expect(await folders.read('mfe-office Loja')).toBeDefined()
})

it('finds a part in an older composition if the newer one is damaged', async () => {
  const { folders } = open()
  await folders.write(await composition('Loja', 'c1'))
  const older = only()
  await folders.write(await composition('Loja', 'c2'))
  utimesSync(older, new Date(0), new Date(0))
  const newer = places().find((place) => place !== older) ?? ''
  rmSync(join(newer, 'site/loja/index.html'))

  expect(await folders.read('mfe-shop Loja')).toBeDefined()
})

it('has other settings of the same releases in a folder of their own', async () => {
  const { folders } = open()
  await folders.write(await composition('Loja'))
  await folders.write(await composition('Outra'))

  expect(places()).toHaveLength(2)
  expect(await folders.read('mfe-shop Loja')).toBeDefined()
  expect(await folders.read('mfe-shop Outra')).toBeDefined()
})

it('does not write again what is there', async () => {
  const { folders } = open()
  await folders.write(await composition())
  const { ino } = statSync(join(only(), 'site/loja/index.html'))

  await folders.write(await composition())

  expect(statSync(join(only(), 'site/loja/index.html')).ino).toBe(ino)
})

it('writes again what is damaged', async () => {
  const { folders } = open()
  await folders.write(await composition())
  writeFileSync(join(only(), 'site/loja/index.html'), 'damaged')
  expect(await folders.isWhole('c1-Loja')).toBe(false)

  await folders.write(await composition())

  expect(await folders.isWhole('c1-Loja')).toBe(true)
  expect(places()).toHaveLength(1)
})

it('keeps the newest compositions and those that are needed, and nothing that was not finished', async () => {
  const { folders } = open({ max: 1 })
  mkdirSync(join(folder, 'compositions/c0.77.draft'), { recursive: true })
  utimesSync(join(folder, 'compositions/c0.77.draft'), new Date(0), new Date(0))
  for (const [index, id] of ['c1', 'c2', 'c3', 'c4'].entries()) {
    await folders.write(await composition('Loja', id))
    for (const place of places().filter((one) => one.includes(id))) utimesSync(place, index, index)
  }

  await folders.prune(new Set(['c2-Loja']))

  expect(places().map((place) => place.slice(-7, -5))).toEqual(['c2', 'c4'])
})

it('forgets the compositions that contain a part, but none that is needed', async () => {
  const { folders } = open()
  await folders.write(await composition('Loja', 'c1'))
  await folders.write(await composition('Loja', 'c2'))
  await folders.write(await composition('Outra', 'c3'))

  await folders.forget('mfe-shop Loja', new Set(['c2-Loja']))

  expect(places().map((place) => place.slice(place.lastIndexOf('/') + 1))).toEqual(['c2-Loja', 'c3-Outra'])
})

it('says that it cannot write', async () => {
  const { folders } = open({ folder: join(folder, 'page.js/compositions') })

  await expect(folders.write(await composition())).rejects.toThrow('ENOTDIR')
})

it.each<{ what: string; damage?: (file: string) => void; isThere: boolean }>([
  { what: 'whole', isThere: true },
  { what: 'cut off', damage: (file) => truncateSync(file, 1), isThere: false },
  { what: 'missing', damage: (file) => rmSync(file), isThere: false },
])('knows without reading them that documents are there: $what', async ({ damage, isThere }) => {
  const { folders } = open()
  await folders.write(await composition())
  damage?.(join(only(), 'site/loja/index.html.br'))
  const { documents } = manifest()

  const found = await expectDocuments(only(), documents).then(
    () => true,
    (error: unknown) => error instanceof DamagedDocument && false,
  )

  expect(found).toBe(isThere)
})
