import { spawnSync } from 'node:child_process'
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPointerFiles, replacePointerFile, stampOf } from './pointerFiles.ts'

jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof import('node:fs')>('node:fs')
  return { ...actual, linkSync: jest.fn(actual.linkSync) }
})

let folder: string
const file = () => join(folder, 'mfe-loja/current.json')
const handwritten = (release: string) => writeFileSync(file(), JSON.stringify({ release }))
const content = () => JSON.parse(readFileSync(file(), 'utf8'))
const recorded = { release: 'a'.repeat(16), counter: 3, byStart: false }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pointers-'))
  mkdirSync(join(folder, 'mfe-loja'))
  handwritten(recorded.release)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('numbers a pointer written by hand like its publication', () => {
  replacePointerFile(folder, 'mfe-loja', { stamp: stampOf(statSync(file())), pointer: recorded })

  expect(content()).toEqual({ release: recorded.release, counter: 3 })
})

test('keeps a pointer that somebody has written since', () => {
  const stamp = stampOf(statSync(file()))
  rmSync(file())
  handwritten('b'.repeat(16))

  replacePointerFile(folder, 'mfe-loja', { stamp, pointer: recorded })

  expect(content()).toEqual({ release: 'b'.repeat(16) })
})

test('keeps a pointer that another user has written since, to which the system refuses a link', () => {
  const stamp = stampOf(statSync(file()))
  rmSync(file())
  handwritten('b'.repeat(16))
  jest.mocked(linkSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' })
  })

  replacePointerFile(folder, 'mfe-loja', { stamp, pointer: recorded })

  expect(content()).toEqual({ release: 'b'.repeat(16) })
  expect(readdirSync(join(folder, 'mfe-loja'))).toEqual(['current.json'])
})

test('does not restore a pointer that somebody has removed since', () => {
  const stamp = stampOf(statSync(file()))
  rmSync(file())

  replacePointerFile(folder, 'mfe-loja', { stamp, pointer: recorded })

  expect(readdirSync(join(folder, 'mfe-loja'))).toEqual([])
})

test('leaves nothing else in the folder', () => {
  replacePointerFile(folder, 'mfe-loja', { stamp: stampOf(statSync(file())), pointer: recorded })
  replacePointerFile(folder, 'mfe-loja', { stamp: 'of a former file', pointer: recorded })

  expect(readdirSync(join(folder, 'mfe-loja'))).toEqual(['current.json'])
})

test('does not change the folder of another release store', () => {
  symlinkSync(join(folder, 'mfe-loja'), join(folder, 'mfe-revista'))

  replacePointerFile(folder, 'mfe-revista', { stamp: stampOf(statSync(file())), pointer: recorded })

  expect(content()).toEqual({ release: recorded.release })
})

test('reads a pointer at the moment in which it is replaced, and none that is not there', () => {
  renameSync(file(), join(folder, 'mfe-loja/current.7.former'))
  mkdirSync(join(folder, 'mfe-revista'))

  const files = [...readPointerFiles(folder)].map(([name, { content }]) => [name, content])
  expect(files).toEqual([['mfe-loja', { release: recorded.release }]])
})

test.each([
  { what: 'a pipe', make: () => void spawnSync('mkfifo', [file()]), problem: /not a regular file/ },
  { what: 'a link without an end', make: () => symlinkSync('/dev/zero', file()), problem: /a link/ },
  { what: 'a folder', make: () => mkdirSync(file()), problem: /not a regular file/ },
  { what: 'larger than any pointer', make: () => writeFileSync(file(), ' '.repeat(1_000_001)), problem: /larger than/ },
  { what: 'not JSON', make: () => writeFileSync(file(), 'nonsense'), problem: /JSON/ },
  { what: 'without an id', make: () => writeFileSync(file(), '{"release":"latest"}'), problem: /16 hexadecimal/ },
])('says what is wrong with a pointer that is $what', ({ make, problem }) => {
  rmSync(file())
  make()

  expect(readPointerFiles(folder).get('mfe-loja')?.problem).toMatch(problem)
})
