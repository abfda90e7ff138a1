import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatedPosts } from '../src/testing/generatedPosts.ts'
import { openPostFiles } from './postFiles.ts'

jest.mock('marked', () => jest.requireActual('../src/testing/markedForTests.ts').marked)

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A folder of posts that the test changes. */
function open() {
  const folder = mkdtempSync(join(tmpdir(), 'posts-'))
  folders.push(folder)
  const kept = join(folder, 'summaries.json')
  const write = (sources: Readonly<Record<string, string>>) => {
    for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source)
  }
  /** Opens the folder. Returns the files, and which of them had to be parsed. */
  const files = (code = 'one') => {
    const read: string[] = []
    const posts = openPostFiles(folder, {
      kept,
      code,
      read(fileName, source) {
        read.push(fileName)
        const [post] = generatedPosts(1)
        if (!post) throw new Error('There is no post.')
        const [id = 0, isoDate = ''] = source.split(' ')
        const slug = fileName.replace('.md', '')
        return { ...post, id: Number(id), isoDate, slug, title: source, cover: { drawing: 'capa', alt: '' } }
      },
    })
    return { posts, read, slugs: posts.map(({ summary }) => summary.slug) }
  }
  return { kept, write, remove: (name: string) => rmSync(join(folder, name)), files }
}

it('reads only the changed ones of a thousand posts', () => {
  const { write, files } = open()
  write(Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`${n}.md`, `${n} 2025-01-01`])))
  expect(files().read).toHaveLength(1_000)
  expect(files().read).toEqual([])

  write({ '500.md': '500 2025-01-02', 'new.md': '1001 2025-01-01' })

  expect(files().read).toEqual(['500.md', 'new.md'])
})

it('reads an article only on request', () => {
  const { write, files } = open()
  write({ 'a.md': '1 2025-01-01' })
  files()

  const { posts, read } = files()

  expect(posts[0]?.read()).toMatchObject({ title: '1 2025-01-01' })
  expect(read).toEqual(['a.md'])
})

it('sorts by date, the newest first, and by number within a day, the highest first', () => {
  const { write, files } = open()
  write({ 'a.md': '1 2025-01-02', 'b.md': '2 2025-01-03', 'c.md': '3 2025-01-02' })

  expect(files().slugs).toEqual(['b', 'c', 'a'])
})

it.each<{ change: string; code?: string; made: Record<string, string> }>([
  { change: 'another text', made: { 'a.md': '1 2025-01-02' } },
  { change: 'other code', code: 'two', made: {} },
])('changes the key with $change', ({ code, made }) => {
  const { write, files } = open()
  write({ 'a.md': '1 2025-01-01' })
  const before = files().posts[0]?.key

  write(made)

  expect(files(code).posts[0]?.key).not.toBe(before)
})

it('treats a renamed post as another post', () => {
  const { write, remove, files } = open()
  write({ 'a.md': '1 2025-01-01' })
  files()
  remove('a.md')
  write({ 'b.md': '1 2025-01-01' })

  expect(files().read).toEqual(['b.md'])
})

it('forgets posts that no longer exist', () => {
  const { kept, write, files } = open()
  write({ 'a.md': '1 2025-01-01 gone' })
  files()
  write({ 'a.md': '1 2025-01-01' })
  files()

  expect(readFileSync(kept, 'utf8')).not.toContain('gone')
})

it.each(['', '{"summaries":', 'null', '{}', '[]'])('ignores a file of summaries that contains %j', (damaged) => {
  const { kept, write, files } = open()
  write({ 'a.md': '1 2025-01-01' })
  files()
  writeFileSync(kept, damaged)

  expect(files().read).toEqual(['a.md'])
})
