import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleasePointer } from '@site/contracts/ReleasePointer'
import { publish, readPublished } from './publish.ts'

const idOf = (letter: string) => letter.repeat(16)
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (name: string) => join(folder, name, 'current.json')
const read = (name: string): unknown => JSON.parse(readFileSync(fileOf(name), 'utf8'))
function byHand(name: string, content: object) {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(fileOf(name), JSON.stringify(content))
}

it('moves several names in one step, and records it in the file of each', async () => {
  const { number } = await publish(folder, { shell: idOf('a'), 'mfe-shop': idOf('b') }, { by: 'start' })

  expect(number).toBe(1)
  expect(read('shell')).toEqual({ release: idOf('a'), counter: 1, setByStart: idOf('a') })
  expect(read('mfe-shop')).toEqual({ release: idOf('b'), counter: 1, setByStart: idOf('b') })
})

it('increments the number for each name that moves, and keeps the others as they are', async () => {
  await publish(folder, { shell: idOf('a'), 'mfe-shop': idOf('a') })
  await publish(folder, { 'mfe-shop': idOf('b') })

  const { moved, pointers } = await publish(folder, { 'mfe-shop': idOf('a') })

  expect(moved).toEqual(['mfe-shop'])
  expect(pointers).toEqual({
    shell: { release: idOf('a'), counter: 1, byStart: false },
    'mfe-shop': { release: idOf('a'), counter: 3, byStart: false },
  })
})

it('rejects the second of two conflicting publications, and keeps the first', async () => {
  await publish(folder, { 'mfe-shop': idOf('a') })
  await publish(folder, { 'mfe-shop': idOf('b') }, { expected: { 'mfe-shop': 1 } })

  const second = publish(folder, { 'mfe-shop': idOf('c') }, { expected: { 'mfe-shop': 1 } })

  await expect(second).rejects.toThrow(`mfe-shop was pointed to ${idOf('b')} by somebody else meanwhile`)
  expect(read('mfe-shop')).toEqual({ release: idOf('b'), counter: 2 })
})

it('lets two people publish different names at the same time', async () => {
  const names = ['shell', 'mfe-shop', 'mfe-other', 'mfe-sample']
  await Promise.all(names.map((name) => publish(folder, { [name]: idOf('a') }, { expected: { [name]: 0 } })))

  const { pointers = {}, number } = (await readPublished(folder)) ?? {}

  expect(number).toBe(4)
  expect(Object.keys(pointers).sort()).toEqual([...names].sort())
})

describe('an id written into current.json by hand', () => {
  it.each<{ title: string; content: ReleasePointer; byStart: boolean }>([
    { title: 'if nothing was published', content: { release: idOf('c') }, byStart: false },
    {
      title: 'by an older version of the start command',
      content: { release: idOf('c'), setByStart: idOf('c') },
      byStart: true,
    },
    { title: 'with the number of no publication', content: { release: idOf('c'), counter: 7 }, byStart: false },
  ])('becomes part of the history, $title', async ({ content, byStart }) => {
    byHand('mfe-shop', content)

    const published = await readPublished(folder)

    const number = 1 + (content.counter ?? 0)
    expect(published).toMatchObject({ by: 'hand', number, pointers: { 'mfe-shop': { release: idOf('c'), byStart } } })
    expect(read('mfe-shop')).toMatchObject({ release: idOf('c'), counter: number })
  })

  it('counts even if its number was not changed', async () => {
    await publish(folder, { 'mfe-shop': idOf('a') })
    byHand('mfe-shop', { release: idOf('b'), counter: 1 })

    expect(await readPublished(folder)).toMatchObject({ by: 'hand', number: 2, moved: ['mfe-shop'] })
  })

  it('is distinguished from a file left behind by an interrupted publication', async () => {
    await publish(folder, { 'mfe-shop': idOf('a') })
    const former = readFileSync(fileOf('mfe-shop'), 'utf8')
    await publish(folder, { 'mfe-shop': idOf('b') })
    writeFileSync(fileOf('mfe-shop'), former)

    expect(await readPublished(folder)).toMatchObject({ number: 2, pointers: { 'mfe-shop': { release: idOf('b') } } })
  })
})

it('ignores other releases if a folder is a link to them', async () => {
  const other = join(folder, '.other')
  mkdirSync(other)
  writeFileSync(join(other, 'current.json'), JSON.stringify({ release: idOf('a'), counter: 9 }))
  symlinkSync(other, join(folder, 'mfe-shop'))

  const first = await readPublished(folder)
  const again = await readPublished(folder)

  expect(first).toMatchObject({ by: 'hand', number: 10 })
  expect(again).toEqual(first)
  expect(read('mfe-shop')).toEqual({ release: idOf('a'), counter: 9 })
})
