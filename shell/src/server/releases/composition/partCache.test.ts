import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import { finish } from '../../rendering/finished/finishPage.ts'
import { createPartCache } from './partCache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-parts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const files = () => readdirSync(join(folder, '.finished')).sort()
const fileOf = (key: string) => join(folder, '.finished', `build-${key}.pages`)

async function part(key: string) {
  const summary = { title: 'Início', description: 'Sites em 24 horas.' }
  const home = await finish('<h1>Olá</h1>', { type: 'text/html', headers: { 'x-a': 'b' }, quality: 5, summary })
  const data = await finish('{}', { type: 'application/json', status: 404, quality: 5 })
  return {
    key,
    finished: new Map<string, FinishedPage>([
      ['/', home],
      ['/dados', data],
    ]),
  }
}

it('returns what it keeps, byte for byte', async () => {
  const kept = await part('a')
  await createPartCache(folder, 'build').keep([kept])

  expect(await createPartCache(folder, 'build').read('a')).toEqual(kept.finished)
})

it('returns nothing to a server of another build', async () => {
  await createPartCache(folder, 'build').keep([await part('a')])

  expect(await createPartCache(folder, 'other').read('a')).toBeUndefined()
})

const damages: [string, (file: Buffer) => Buffer][] = [
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (file) => file.subarray(0, -1)],
  ['longer', (file) => Buffer.concat([file, Buffer.from('a')])],
  ['changed in one byte', (file) => Buffer.from(file).fill(file.readUInt8(60) ^ 1, 60, 61)],
]

it.each(damages)('returns nothing of a file that is %s', async (_damage, change) => {
  const partCache = createPartCache(folder, 'build')
  await partCache.keep([await part('a')])
  writeFileSync(fileOf('a'), change(readFileSync(fileOf('a'))))

  expect(await partCache.read('a')).toBeUndefined()
})

it('returns nothing of a file that was written for another part', async () => {
  const partCache = createPartCache(folder, 'build')
  await partCache.keep([await part('a'), await part('b')])
  copyFileSync(fileOf('b'), fileOf('a'))

  expect(await partCache.read('a')).toBeUndefined()
  expect(await partCache.read('b')).toBeDefined()
})

it('forgets parts', async () => {
  const partCache = createPartCache(folder, 'build')
  await partCache.keep([await part('a')])

  await partCache.forget('a')
  await partCache.forget('never kept')

  expect(await partCache.read('a')).toBeUndefined()
})

it('keeps former parts as long as there is room, the newest first, and drafts of a killed server too', async () => {
  const partCache = createPartCache(folder, 'build', { formerBytes: 1_000 })
  mkdirSync(join(folder, '.finished'))
  const former = { 'build-old.pages': 600, 'build-new.pages': 600, 'build-a.pages.77.draft': 400 }
  for (const [index, [name, size]] of Object.entries(former).entries()) {
    writeFileSync(join(folder, '.finished', name), 'a'.repeat(size))
    utimesSync(join(folder, '.finished', name), index, index)
  }

  await partCache.keep([await part('a')])

  expect(files()).toEqual(['build-a.pages', 'build-a.pages.77.draft', 'build-new.pages'])
})

it('costs only time if nothing can be written', async () => {
  writeFileSync(join(folder, '.finished'), 'no folder')
  const partCache = createPartCache(folder, 'build')

  await partCache.keep([await part('a')])

  expect(await partCache.read('a')).toBeUndefined()
})
