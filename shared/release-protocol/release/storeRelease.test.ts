import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { hashOf } from '../files/hashOf.ts'
import { describeFiles, storeRelease } from './storeRelease.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const id = '0123456789abcdef'
const texts = { 'browser/page.js': 'show("page")', 'media/photo.webp': 'photo', 'server/server.cjs': 'server' }

/** A build of a release, and a folder for releases. */
function open() {
  const folder = mkdtempSync(join(tmpdir(), 'store-release-'))
  folders.push(folder)
  const sources = Object.fromEntries(Object.keys(texts).map((file) => [file, join(folder, 'dist', file)]))
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, 'dist', file)), { recursive: true })
    writeFileSync(join(folder, 'dist', file), text)
  }
  const release = { name: 'mfe-shop', id, createdAt: '2026-01-01T00:00:00.000Z', ...describeFiles(sources) }
  const releases = join(folder, 'releases')
  const place = (file: string) => join(releases, 'mfe-shop', id, file)
  return {
    place,
    release,
    build: (file: string) => join(folder, 'dist', file),
    store: (more: Partial<typeof release> = {}) => storeRelease(releases, { ...release, ...more }, sources),
    read: (file: string) => readFileSync(place(file), 'utf8'),
    all: () =>
      readdirSync(releases, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(releases.length + 1))
        .toSorted(),
  }
}

it('stores a release with its encodings and nothing else', async () => {
  const { store, all, read, release } = open()

  await store()

  const names = ['browser/page.js', 'browser/page.js.br', 'browser/page.js.gz', 'encodings.json', 'media/photo.webp']
  expect(all()).toEqual([...names, 'release.json', 'server/server.cjs'].map((file) => `mfe-shop/${id}/${file}`))
  expect(JSON.parse(read('release.json'))).toEqual(release)
})

it('keeps the statement of a release that is there already', async () => {
  const { store, read } = open()
  await store()

  await store({ createdAt: '2026-02-02T00:00:00.000Z' })

  expect(JSON.parse(read('release.json')).createdAt).toBe('2026-01-01T00:00:00.000Z')
})

it.each([
  'browser/page.js',
  'browser/page.js.br',
  'media/photo.webp',
  'server/server.cjs',
  'encodings.json',
  'release.json',
])('replaces %s in a release that is there already if it is torn or lost', async (file) => {
  const { store, place, read, all } = open()
  await store()
  const [whole, names] = [read(file), all()]

  for (const damage of [(path: string) => truncateSync(path, 3), (path: string) => rmSync(path)]) {
    damage(place(file))
    await store()
    expect([read(file), all()]).toEqual([whole, names])
  }
  expect(brotliDecompressSync(readFileSync(place('browser/page.js.br'))).toString()).toBe('show("page")')
})

it('leaves nothing behind of a release that could not be stored', async () => {
  const { store, all, build } = open()
  rmSync(build('server/server.cjs'))

  await expect(store()).rejects.toThrow('ENOENT')

  expect(all()).toEqual([])
})

it('stores nothing from a build that has changed since it was described', async () => {
  const { store, all, build } = open()
  writeFileSync(build('media/photo.webp'), 'another')

  await expect(store()).rejects.toThrow('has changed meanwhile')

  expect(all()).toEqual([])
})

it('starts anew after an attempt that was killed', async () => {
  const { store, place, all } = open()
  const draft = `${dirname(place('release.json'))}.${process.pid}.draft`
  mkdirSync(join(draft, 'browser'), { recursive: true })
  writeFileSync(join(draft, 'browser/page.js'), 'sho')

  await store()

  expect(all().filter((file) => file.includes('draft'))).toEqual([])
  expect(hashOf(readFileSync(place('browser/page.js')))).toBe(hashOf('show("page")'))
})
