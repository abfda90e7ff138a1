import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { createReleaseFiles, type ReleaseFile } from './releaseFiles.ts'

const text = 'show("page")'
const page: ReleaseFile = { name: 'mfe-shop', id: 'a', file: 'browser/page.js', hash: hashOf(text) }
const photo: ReleaseFile = { name: 'mfe-shop', id: 'a', file: 'media/photo.webp', hash: hashOf('photo') }

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

type Options = { fetch?: (write: () => void) => Promise<boolean>; compresses?: boolean }

/** A release on a disk, with all its encodings. */
async function open({ fetch = async () => false, compresses }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'release-files-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const warnings: string[] = []
  const damaged: string[] = []
  const release = join(folder, 'mfe-shop/a')
  const write = () => {
    for (const part of ['browser', 'media']) mkdirSync(join(release, part), { recursive: true })
    writeFileSync(join(release, page.file), text)
    writeFileSync(join(release, photo.file), 'photo')
  }
  write()
  const start = () => {
    const files = createReleaseFiles({
      releasesFolder: folder,
      store: { fetch: () => fetch(write) },
      log: { warn: (message) => void warnings.push(message) },
      compresses,
      onDamaged: ({ file }) => void damaged.push(file),
    })
    ends.push(files.mended)
    return files
  }
  const files = start()
  await files.ensure(page, { [page.file]: page.hash, [photo.file]: photo.hash })
  return { files, start, warnings, damaged, release, place: (file: string) => join(release, file) }
}

type Opened = Awaited<ReturnType<typeof open>>

it.each([
  { file: page, wanted: 'br', sent: 'br' },
  { file: page, wanted: 'gzip', sent: 'gzip' },
  { file: page, wanted: 'identity', sent: 'identity' },
  { file: photo, wanted: 'br', sent: 'identity' },
] as const)('sends $file.file as $sent if $wanted is wanted', async ({ file, wanted, sent }) => {
  const { files } = await open()

  expect(await files.encodingFor(file, wanted)).toBe(sent)
})

const flip = (place: string) => {
  const content = readFileSync(place)
  writeFileSync(place, content.fill(content.readUInt8(4) ^ 1, 4, 5))
}

it.each<{ what: string; damage: (site: Opened) => void }>([
  { what: 'torn', damage: ({ place }) => truncateSync(place(`${page.file}.br`), 5) },
  { what: 'empty', damage: ({ place }) => truncateSync(place(`${page.file}.br`), 0) },
  { what: 'missing', damage: ({ place }) => rmSync(place(`${page.file}.br`)) },
  { what: 'changed in a bit', damage: ({ place }) => flip(place(`${page.file}.br`)) },
  {
    what: 'of other content',
    damage: ({ place }) => writeFileSync(place(`${page.file}.br`), brotliCompressSync('other')),
  },
  {
    what: 'a link to something endless',
    damage({ place }) {
      rmSync(place(`${page.file}.br`))
      symlinkSync('/dev/zero', place(`${page.file}.br`))
    },
  },
])('sends a file as it is while an encoding is $what, and mends that', async ({ damage }) => {
  const site = await open()
  for (const isRestarted of [false, true]) {
    const files = isRestarted ? site.start() : site.files
    expect(await files.encodingFor(page, 'br')).toBe('br')

    damage(site)

    expect(await files.encodingFor(page, 'br')).toBe('identity')
    await files.mended()
    expect(await files.encodingFor(page, 'br')).toBe('br')
    expect(brotliDecompressSync(readFileSync(site.place(`${page.file}.br`))).toString()).toBe(text)
  }
  expect(site.warnings).toEqual(Array(2).fill('mfe-shop a: damaged, and made again: browser/page.js.br.'))
  expect(site.files.problems).toEqual([])
})

it('sends the encodings of a file that is damaged itself, and nothing else of it', async () => {
  const { files, place, damaged } = await open()
  writeFileSync(place(page.file), 'forged')

  expect(await files.encodingFor(page, 'br')).toBe('br')
  expect(await files.encodingFor(page, 'identity')).toBeUndefined()

  expect(damaged).toEqual(['browser/page.js'])
  expect(files.problems).toEqual([
    'mfe-shop a is damaged: browser/page.js is missing or has the wrong hash. Release it again.',
  ])
})

it('makes nothing of a damaged file, and says once that it is damaged', async () => {
  const { files, place, warnings } = await open()
  for (const file of [page.file, `${page.file}.br`]) truncateSync(place(file), 5)

  for (const wanted of ['br', 'identity', 'br'] as const) expect(await files.encodingFor(page, wanted)).toBeUndefined()
  expect(await files.read(page)).toBeUndefined()
  expect(warnings).toHaveLength(1)

  writeFileSync(place(page.file), text)
  expect(await files.encodingFor(page, 'identity')).toBe('identity')
  expect(files.problems).toEqual([])
})

it('fetches a damaged file again from a store that has it', async () => {
  const { files, place, warnings, damaged } = await open({
    async fetch(write) {
      write()
      return true
    },
  })
  for (const file of [page.file, `${page.file}.br`]) truncateSync(place(file), 5)

  expect(await files.encodingFor(page, 'br')).toBe('identity')
  await files.mended()

  expect(await files.encodingFor(page, 'br')).toBe('br')
  expect(warnings[0]).toBe('mfe-shop a: fetched again, because browser/page.js was damaged.')
  expect(damaged).toEqual([])
})

it('sends files uncompressed while nothing can be written, and says so once', async () => {
  const { files, place, warnings } = await open()
  truncateSync(place(`${page.file}.br`), 5)
  // Takes the name under which a new one is written.
  mkdirSync(place(`${page.file}.br.${process.pid}.draft`))

  for (let request = 0; request < 3; request++) {
    expect(await files.encodingFor(page, 'br')).toBe('identity')
    await files.mended()
  }

  expect(await files.encodingFor(page, 'gzip')).toBe('gzip')
  expect(files.problems).toEqual([expect.stringMatching(/^mfe-shop a: some files are sent uncompressed: .*EISDIR/)])
  expect(warnings).toEqual(files.problems)
})

it('forgets what it could not write for a release that nobody asks for', async () => {
  const { files, place } = await open()
  truncateSync(place(`${page.file}.br`), 5)
  mkdirSync(place(`${page.file}.br.${process.pid}.draft`))
  await files.ensure(page, { [page.file]: page.hash })
  expect(files.problems).toHaveLength(1)

  const minuteLater = performance.now() + 61_000
  const now = jest.spyOn(performance, 'now').mockReturnValue(minuteLater)
  ends.push(() => now.mockRestore())

  expect(files.problems).toEqual([])
})

it('reads a file in an encoding, after mending it', async () => {
  const { files, place } = await open()
  rmSync(place(`${page.file}.gz`))
  truncateSync(place(`${page.file}.br`), 5)

  const [identity, br, gzip] = await Promise.all([files.read(page), files.read(page, 'br'), files.read(page, 'gzip')])

  expect(identity?.toString()).toBe(text)
  expect(brotliDecompressSync(br ?? '').toString()).toBe(text)
  expect(gunzipSync(gzip ?? '').toString()).toBe(text)
  expect(await files.read(photo, 'br')).toBeUndefined()
})

it('looks at a file again as soon as the disk says that it has changed', async () => {
  const { files, place } = await open()
  expect(await files.encodingFor(photo, 'identity')).toBe('identity')
  writeFileSync(place(photo.file), 'PHOTO')

  expect(await files.encodingFor(photo, 'identity')).toBeUndefined()
})

it('notices a change that follows so soon that the disk says nothing about it', async () => {
  const { files, place } = await open()

  for (let round = 0; round < 50; round++) {
    writeFileSync(place(photo.file), 'photo')
    expect(await files.encodingFor(photo, 'identity')).toBe('identity')
    writeFileSync(place(photo.file), 'PHOTO')
    expect(await files.read(photo)).toBeUndefined()
    expect(await files.encodingFor(photo, 'identity')).toBeUndefined()
  }
})

it('compresses nothing during development', async () => {
  const { files, place } = await open({ compresses: false })

  expect(await files.encodingFor(page, 'br')).toBe('identity')
  await files.mended()
  expect(() => readFileSync(place(`${page.file}.br`))).toThrow('ENOENT')
})
