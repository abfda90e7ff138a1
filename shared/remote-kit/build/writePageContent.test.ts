import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFileOf, contentIn } from '@site/contracts/PageContent'
import { type ContentPage, readContentPages, writePageContent } from './writePageContent.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A remote's folder with pages of one route, each made from the given text. */
function open() {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  folders.push(folder)
  const build = join(folder, '.build')
  /** Writes the pages. Returns the paths of those whose content was made. */
  const write = (texts: Readonly<Record<string, string>>): string[] => {
    const made: string[] = []
    const pages = Object.entries(texts).map(([path, text]): ContentPage => {
      const make = () => {
        made.push(path)
        return { text }
      }
      return { path, key: text, make }
    })
    writePageContent(build, { '/item/:name': pages })
    return made
  }
  const fileOf = (path: string) => join(build, contentFileOf(path))
  const read = (path: string) => contentIn(readFileSync(fileOf(path), 'utf8'), path)
  return { folder, build, write, fileOf, read }
}

const paths = Array.from({ length: 600 }, (_, n) => `/item/${n}`)
const texts = Object.fromEntries(paths.map((path) => [path, `text of ${path}`]))
const changed = '/item/7'
const neighbours = paths.filter((path) => contentFileOf(path) === contentFileOf(changed))

it('writes the content of each page, and lists the pages', () => {
  const { folder, write, read } = open()

  write(texts)

  expect(paths.map(read)).toEqual(paths.map((path) => JSON.stringify({ text: texts[path] })))
  expect(readContentPages(folder)).toEqual({ '/item/:name': paths.map((path) => ({ path })) })
})

it('rewrites only files in which a content has changed', () => {
  const { write, read } = open()
  write(texts)

  expect(write(texts)).toEqual([])
  expect(write({ ...texts, [changed]: 'another text' })).toEqual(neighbours)
  expect(read(changed)).toBe('{"text":"another text"}')
  expect(neighbours.length).toBeGreaterThan(1)
})

it('removes content without a page', () => {
  const { folder, write, fileOf } = open()
  write(texts)

  write({ '/item/0': 'text' })

  expect(existsSync(fileOf('/item/0'))).toBe(true)
  expect(readdirSync(join(folder, '.build/content'))).toHaveLength(1)
})

it.each<{ loss: string; of: (opened: ReturnType<typeof open>) => string }>([
  { loss: 'a content file', of: ({ fileOf }) => fileOf(changed) },
  { loss: 'the list', of: ({ build }) => join(build, 'contentPages.json') },
])('recovers from the loss of $loss', ({ of }) => {
  const opened = open()
  opened.write(texts)
  rmSync(of(opened))

  opened.write(texts)

  expect(opened.read(changed)).toBe(JSON.stringify({ text: texts[changed] }))
  expect(readContentPages(opened.folder)).toEqual({ '/item/:name': paths.map((path) => ({ path })) })
})

it('writes again what was interrupted half-way', () => {
  const { build, write, read } = open()
  write(texts)
  const stopped = { path: changed, key: 'other' }
  expect(() =>
    writePageContent(build, {
      '/item/:name': [
        { ...stopped, make: () => 'half' },
        { path: '/item/none', key: '', make: () => fail() },
      ],
    }),
  ).toThrow('stopped')

  write(texts)

  expect(read(changed)).toBe(JSON.stringify({ text: texts[changed] }))
})

function fail(): never {
  throw new Error('stopped')
}

it('lists no pages for a remote without them, or with a damaged list', () => {
  const { folder, build, write } = open()
  expect(readContentPages(folder)).toEqual({})

  write({})
  writeFileSync(join(build, 'contentPages.json'), '{"files":')

  expect(readContentPages(folder)).toEqual({})
})
