import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { ensureEncodings } from './ensureEncodings.ts'
import { hashOf } from '../files/hashOf.ts'

const texts: Readonly<Record<string, string>> = {
  'browser/page.js': 'show("page")',
  'browser/other.js': 'show("other")',
  'media/picture.svg': '<svg/>',
  'media/photo.webp': 'photo',
  'server/server.cjs': 'server',
  'content/a.json': '{}',
}
const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, hashOf(text)]))
const compressed = ['browser/page.js', 'browser/other.js', 'media/picture.svg']

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function openRelease() {
  const folder = mkdtempSync(join(tmpdir(), 'encodings-'))
  folders.push(folder)
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const place = (file: string) => join(folder, file)
  const read = (file: string) => readFileSync(place(file))
  return { folder, place, read, ensure: () => ensureEncodings({ folder, files }) }
}

type Release = ReturnType<typeof openRelease>

/** Everything is there, decodes to its file, and is stated. */
function expectWhole({ folder, read }: Release) {
  const stated = JSON.parse(readFileSync(join(folder, 'encodings.json'), 'utf8'))
  expect(Object.keys(stated)).toEqual(compressed)
  for (const file of compressed) {
    const [br, gzip] = [read(`${file}.br`), read(`${file}.gz`)]
    expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([texts[file], texts[file]])
    const forms = { identity: read(file), br, gzip }
    expect(stated[file]).toEqual(
      Object.fromEntries(
        Object.entries(forms).map(([form, content]) => [form, { size: content.length, hash: hashOf(content) }]),
      ),
    )
  }
}

it('makes all encodings of what visitors get as text, and states them', async () => {
  const release = openRelease()

  expect(await release.ensure()).toMatchObject({ mended: [] })

  expectWhole(release)
})

it('writes nothing if everything is as it was made', async () => {
  const release = openRelease()
  await release.ensure()
  const times = () =>
    ['encodings.json', ...compressed.map((file) => `${file}.br`)].map((file) => statSync(release.place(file)).ctimeMs)
  const before = times()

  expect(await release.ensure()).toMatchObject({ mended: [] })

  expect(times()).toEqual(before)
})

const page = 'browser/page.js'
const flip = (content: Buffer, at: number) => Buffer.from(content).fill(content.readUInt8(at) ^ 1, at, at + 1)

it.each<{ what: string; damage: (release: Release) => void; mended: string[] }>([
  { what: 'torn', damage: ({ place }) => truncateSync(place(`${page}.br`), 5), mended: [`${page}.br`] },
  { what: 'empty', damage: ({ place }) => truncateSync(place(`${page}.gz`), 0), mended: [`${page}.gz`] },
  { what: 'missing', damage: ({ place }) => rmSync(place(`${page}.br`)), mended: [`${page}.br`] },
  {
    what: 'changed in one bit',
    damage: ({ place, read }) => writeFileSync(place(`${page}.br`), flip(read(`${page}.br`), 4)),
    mended: [`${page}.br`],
  },
  {
    what: 'followed by something else',
    damage: ({ place, read }) =>
      writeFileSync(place(`${page}.gz`), Buffer.concat([read(`${page}.gz`), Buffer.alloc(3)])),
    mended: [`${page}.gz`],
  },
  {
    what: "another file's",
    damage: ({ place, read }) => writeFileSync(place(`${page}.br`), read('browser/other.js.br')),
    mended: [`${page}.br`],
  },
  {
    what: 'swapped with the other encoding',
    damage: ({ place, read }) => writeFileSync(place(`${page}.br`), read(`${page}.gz`)),
    mended: [`${page}.br`],
  },
  {
    what: 'of other content',
    damage: ({ place }) => writeFileSync(place(`${page}.gz`), gzipSync('show("other page")')),
    mended: [`${page}.gz`],
  },
  {
    what: 'a link',
    damage({ place }) {
      rmSync(place(`${page}.br`))
      symlinkSync('/etc/hostname', place(`${page}.br`))
    },
    mended: [`${page}.br`],
  },
])('makes an encoding again that is $what', async ({ damage, mended }) => {
  const release = openRelease()
  await release.ensure()
  damage(release)

  expect(await release.ensure()).toMatchObject({ mended })

  expectWhole(release)
})

it.each<{ what: string; damage: (release: Release) => void }>([
  { what: 'lost', damage: ({ place }) => rmSync(place('encodings.json')) },
  { what: 'torn', damage: ({ place }) => truncateSync(place('encodings.json'), 40) },
  { what: 'of another shape', damage: ({ place }) => writeFileSync(place('encodings.json'), '[]') },
  {
    what: 'stated of another file',
    damage({ place, read }) {
      const stated = JSON.parse(read('encodings.json').toString())
      writeFileSync(place('encodings.json'), JSON.stringify({ ...stated, [page]: stated['browser/other.js'] }))
    },
  },
])('states again what is $what, and keeps the encodings that decode to their files', async ({ damage }) => {
  const release = openRelease()
  await release.ensure()
  const before = statSync(release.place(`${page}.br`)).ctimeMs
  damage(release)

  expect(await release.ensure()).toMatchObject({ mended: [] })

  expectWhole(release)
  expect(statSync(release.place(`${page}.br`)).ctimeMs).toBe(before)
})

it('believes no statement about an encoding of a file that has changed since', async () => {
  const release = openRelease()
  await release.ensure()
  writeFileSync(release.place(page), 'show("edited")')

  await ensureEncodings({ folder: release.folder, files: { ...files, [page]: hashOf('show("edited")') } })

  expect(brotliDecompressSync(release.read(`${page}.br`)).toString()).toBe('show("edited")')
})

it('makes nothing from a file that is damaged itself', async () => {
  const release = openRelease()
  writeFileSync(release.place(page), 'show("forged")')

  const { problem } = await release.ensure()

  expect(problem).toMatch(/page\.js has the wrong hash/)
  expect(() => statSync(release.place(`${page}.br`))).toThrow('ENOENT')
})

it('does not decode more than a file may have', async () => {
  const release = openRelease()
  writeFileSync(release.place(`${page}.br`), brotliCompressSync(Buffer.alloc(40_000_000)))

  expect(await release.ensure()).toMatchObject({ mended: [`${page}.br`] })
  expectWhole(release)
})

it('says why nothing can be written, and leaves what was there', async () => {
  const release = openRelease()
  await release.ensure()
  truncateSync(release.place(`${page}.br`), 5)
  // Takes the name under which a new one is written.
  mkdirSync(release.place(`${page}.br.${process.pid}.draft`))

  const { problem, stated } = await release.ensure()

  expect(problem).toMatch(/EISDIR/)
  expect(release.read(`${page}.br`)).toHaveLength(5)
  expect(stated['browser/other.js']).toBeDefined()
})
