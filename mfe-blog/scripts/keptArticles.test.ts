import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatedPosts } from '../src/testing/generatedPosts.ts'
import { openKeptArticles } from './keptArticles.ts'

jest.mock('marked', () => jest.requireActual('../src/testing/markedForTests.ts').marked)

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function open() {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'))
  folders.push(folder)
  const file = join(folder, 'articles.json')
  /** Builds of these sources, by file name. Answers which of them had to be read. */
  const build = (sources: Readonly<Record<string, string>>, code = 'one'): string[] => {
    const read: string[] = []
    const articles = openKeptArticles(file, code, (fileName, source) => {
      read.push(fileName)
      const [post] = generatedPosts(1)
      if (!post) throw new Error('There is no post.')
      return { ...post, content: source, cover: { drawing: 'capa', alt: '' } }
    })
    for (const [name, source] of Object.entries(sources)) expect(articles.read(name, source).content).toBe(source)
    articles.keep()
    return read
  }
  return { file, build }
}

it('of a thousand posts only those that have changed are read again', () => {
  const { build } = open()
  const thousand = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`${n}.md`, `text ${n}`]))
  expect(build(thousand)).toHaveLength(1_000)

  expect(build(thousand)).toEqual([])
  expect(build({ ...thousand, '500.md': 'another text', 'new.md': 'text' })).toEqual(['500.md', 'new.md'])
})

it('a post with another name is another post', () => {
  const { build } = open()
  build({ 'a.md': 'text' })

  expect(build({ 'b.md': 'text' })).toEqual(['b.md'])
})

it('with other code all are read again', () => {
  const { build } = open()
  build({ 'a.md': 'text' }, 'one')

  expect(build({ 'a.md': 'text' }, 'two')).toEqual(['a.md'])
})

it('what no post is made of any more is not kept', () => {
  const { build, file } = open()
  build({ 'a.md': 'a text that goes' })
  build({ 'b.md': 'text' })

  expect(readFileSync(file, 'utf8')).not.toContain('a text that goes')
})

it.each(['', '{"articles":', 'null', '{}', '[]'])('a file that says %j counts as none', (damaged) => {
  const { build, file } = open()
  build({ 'a.md': 'text' })
  writeFileSync(file, damaged)

  expect(build({ 'a.md': 'text' })).toEqual(['a.md'])
})
