import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, zstdDecompressSync } from 'node:zlib'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import type { Composition } from '../../releases/composition/Composition.ts'
import type { ServedFile } from '../../releases/composition/servedFiles.ts'
import { createReleaseFiles } from '../../releaseStore/releaseFiles.ts'
import { releases, shell } from '../testing/sampleSite.ts'
import { createDictionaries } from './createDictionaries.ts'

const { shop } = releases
const former = 'aaaaaaaaaaaaaaaa'
const lines = Array.from({ length: 200 }, (_, line) => `show("line ${line}", ${line * 7919});`)
const before = lines.join('\n')
const after = before.replace('line 100"', 'line one hundred"')
const sha = (text: string) => createHash('sha256').update(text).digest('base64')

const folder = mkdtempSync(join(tmpdir(), 'dictionaries-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(id: string, name: string, text: string, guarded = false): [string, ServedFile] {
  const place = join(folder, shop.name, id, 'browser')
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, name), text)
  const file = { name: shop.name, id, file: `browser/${name}`, hash: hashOf(text) }
  return [`/r/${shop.name}/${id}/${name}`, { ...file, caching: 'immutable', guarded }]
}

const openDictionaries = () =>
  createDictionaries(createReleaseFiles({ releasesFolder: folder, store: { fetch: async () => false }, log: console }))

const composed = (...files: [string, ServedFile][]): Composition => ({
  id: 'live',
  since: '',
  shell,
  releases: [shop],
  files: new Map(files),
  parts: new Map(),
  site: sampleSite,
  services: {},
  finished: new Map(),
})

const address = `/r/${shop.name}/${shop.id}/Page.bbbb.js`

it('sends a changed script as a delta to the former one, which decodes to the same script', async () => {
  const composition = composed(write(former, 'Page.aaaa.js', before), write(shop.id, 'Page.bbbb.js', after))

  const encoded = await openDictionaries()(address, sha(before), composition)

  expect(encoded?.length).toBeLessThan(brotliCompressSync(after).length / 5)
  expect(encoded?.subarray(8, 40).toString('base64')).toBe(sha(before))
  const decoded = zstdDecompressSync(encoded?.subarray(40) ?? '', { dictionary: Buffer.from(before) })
  expect(decoded.toString()).toBe(after)
})

it.each([
  { what: 'an unknown dictionary', offered: sha('other') },
  { what: 'another script of the former release', offered: sha(`${before}//`) },
])('has no delta for $what', async ({ offered }) => {
  const other = write(former, 'Other.aaaa.js', `${before}//`)
  const composition = composed(write(former, 'Page.aaaa.js', before), other, write(shop.id, 'Page.bbbb.js', after))

  expect(await openDictionaries()(address, offered, composition)).toBeUndefined()
})

it('encodes nothing that is not live', async () => {
  const live = write(shop.id, 'Page.bbbb.js', after)
  const composition = composed(write(former, 'Page.aaaa.js', before), live)

  const asked = `/r/${shop.name}/${former}/Page.aaaa.js`
  expect(await openDictionaries()(asked, sha(after), composition)).toBeUndefined()
})

it.each([
  { guardedFormer: true, guardedLive: false },
  { guardedFormer: false, guardedLive: true },
])('reads no guarded file: %j', async ({ guardedFormer, guardedLive }) => {
  const composition = composed(
    write(former, 'Page.aaaa.js', before, guardedFormer),
    write(shop.id, 'Page.bbbb.js', after, guardedLive),
  )

  expect(await openDictionaries()(address, sha(before), composition)).toBeUndefined()
})

it('leaves a script to Brotli if the former one does not help', async () => {
  const composition = composed(write(former, 'Page.aaaa.js', '// short'), write(shop.id, 'Page.bbbb.js', after))

  expect(await openDictionaries()(address, sha('// short'), composition)).toBeUndefined()
})

it('keeps its deltas, and finds files of another composition', async () => {
  const encodedFor = openDictionaries()
  const files = [write(former, 'Page.aaaa.js', before), write(shop.id, 'Page.bbbb.js', after)] as const
  const first = await encodedFor(address, sha(before), composed(...files))

  expect(await encodedFor(address, sha(before), composed(...files))).toBe(first)
  const [later, other] = [`${before}\n// later`, write(former, 'Page.cccc.js', `${before}\n// later`)]
  expect(await encodedFor(address, sha(later), composed(...files, other))).toBeDefined()
})
