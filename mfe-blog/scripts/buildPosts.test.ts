import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFileOf, contentIn } from '@site/contracts/PageContent'
import sharp from 'sharp'
import { isPostIndex } from '../src/features/posts/PostIndex.ts'
import { buildPosts } from './buildPosts.ts'

jest.mock('marked', () => jest.requireActual('../src/testing/markedForTests.ts').marked)

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${color}"/></svg>`

const post = (id: number, cover = 'capa') => `---
id: ${id}
title: Artigo ${id}
excerpt: Resumo ${id}
category: Delivery
tags: [entrega]
author: Equipe de Sites
date: 2025-01-${String(id).padStart(2, '0')}
featured: false
seoTitle: Artigo ${id}
seoDescription: Resumo ${id}
cover: ${cover}
coverAlt: Um retângulo.
---
Texto.`

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function open(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'posts-'))
  folders.push(folder)
  const content = join(folder, 'content')
  mkdirSync(join(content, 'covers'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(content, name), text)
  for (const [name, text] of Object.entries(files)) write(name, text)
  const output = join(folder, 'out')
  const contentAt = (path: string): unknown =>
    JSON.parse(contentIn(readFileSync(join(output, contentFileOf(path)), 'utf8'), path) ?? 'null')
  const index = () => {
    const content = contentAt('/blog')
    if (!isPostIndex(content)) throw new Error('There is no index.')
    return content
  }
  const covers = () => readdirSync(join(output, 'public'))
  return { write, build: () => buildPosts(content, output), output, index, contentAt, covers }
}

it('writes posts newest first, with covers in every format and width', async () => {
  const { build, index, covers } = open({ 'um.md': post(1), 'dois.md': post(2), 'covers/capa.svg': drawing('red') })

  const posts = await build()

  expect(posts.map(({ slug }) => slug)).toEqual(['dois', 'um'])
  expect(index().posts).toMatchObject([{ slug: 'dois' }, { slug: 'um' }])
  expect(covers()).toHaveLength(8)
  const addresses = JSON.stringify(posts[0]?.cover).match(/\/media\/mfe-blog\/[^ "]+/g) ?? []
  expect(new Set(addresses)).toEqual(new Set(covers().map((file) => `/media/mfe-blog/${file}`)))
})

it('stores an article as the content of its own page, and not in any list', async () => {
  const { build, index, contentAt } = open({ 'um.md': post(1), 'dois.md': post(2), 'covers/capa.svg': drawing('red') })

  const [newest] = await build()

  expect(contentAt('/blog/dois')).toMatchObject({ ...newest, content: '<p>Texto.</p>\n' })
  expect(JSON.stringify(index())).not.toContain('Texto.')
  expect(Object.keys(index().covers)).toEqual([newest?.cover.src])
})

it('changes the built posts with every article, so that a watcher notices each change', async () => {
  const { build, write, index, output } = open({ 'um.md': post(1), 'covers/capa.svg': drawing('red') })
  const listed = () => readFileSync(join(output, 'contentPages.json'), 'utf8')
  await build()
  const before = { index: index(), listed: listed() }

  write('um.md', post(1).replace('Texto.', 'Outro.'))
  await build()

  expect(index()).toEqual(before.index)
  expect(listed()).not.toBe(before.listed)
})

it("lists each article's page with its date, and the list's page with the newest date", async () => {
  const { build, output } = open({ 'um.md': post(1), 'dois.md': post(2), 'covers/capa.svg': drawing('red') })

  await build()

  expect(JSON.parse(readFileSync(join(output, 'contentPages.json'), 'utf8'))).toMatchObject({
    routes: {
      '/blog': [{ path: '/blog', lastModified: '2025-01-02' }],
      '/blog/:slug': [
        { path: '/blog/dois', lastModified: '2025-01-02' },
        { path: '/blog/um', lastModified: '2025-01-01' },
      ],
    },
  })
})

it('dates pages by the last change of their content, of which the author tells', async () => {
  const changed = post(1).replace('featured', 'updated: 2025-06-30\nfeatured')
  const { build, output } = open({ 'um.md': changed, 'dois.md': post(2), 'covers/capa.svg': drawing('red') })

  await build()

  expect(JSON.parse(readFileSync(join(output, 'contentPages.json'), 'utf8'))).toMatchObject({
    routes: {
      '/blog': [{ path: '/blog', lastModified: '2025-06-30' }],
      '/blog/:slug': [
        { path: '/blog/dois', lastModified: '2025-01-02' },
        { path: '/blog/um', lastModified: '2025-06-30' },
      ],
    },
  })
})

it('gives each file the size in its name, and the social image 1200 by 630', async () => {
  const { build, output, covers } = open({ 'um.md': post(1), 'covers/capa.svg': drawing('red') })

  const [built] = await build()

  expect(covers().length).toBeGreaterThan(6)
  for (const file of covers()) {
    const { width, height } = await sharp(join(output, 'public', file)).metadata()
    expect({ file, width, height }).toEqual({
      file,
      width: Number(/-(\d+)\./.exec(file)?.[1]),
      height: (width * 630) / 1200,
    })
  }
  expect(built?.cover.social).toMatchObject({ width: 1200, height: 630, src: expect.stringMatching(/-1200\.jpg$/) })
})

it('does not encode an unchanged cover again; renames a changed one and removes the old file', async () => {
  const { build, write, output, covers } = open({ 'um.md': post(1), 'covers/capa.svg': drawing('red') })
  await build()
  const before = covers()
  const written = before.map((file) => statSync(join(output, 'public', file)).mtimeMs)

  await build()
  expect(covers().map((file) => statSync(join(output, 'public', file)).mtimeMs)).toEqual(written)

  write('covers/capa.svg', drawing('blue'))
  await build()
  expect(covers()).toHaveLength(before.length)
  expect(covers().filter((file) => before.includes(file))).toEqual([])
})

it('keeps the images for shared links, which the kit draws', async () => {
  const { build, output, covers } = open({ 'um.md': post(1), 'covers/capa.svg': drawing('red') })
  mkdirSync(join(output, 'public'), { recursive: true })
  writeFileSync(join(output, 'public/social-blog-0123456789.jpg'), '')

  await build()

  expect(covers()).toContain('social-blog-0123456789.jpg')
})

it.each<{ files: Record<string, string>; message: string }>([
  { files: { 'um.md': post(1), 'outro.md': post(1) }, message: 'um.md: field "id" is 1, which outro.md already has' },
  { files: { 'um.md': post(1, 'nada') }, message: 'um.md: field "cover": there is no covers/nada.svg' },
  { files: { 'um.md': post(1).replace('Delivery', 'Nada') }, message: 'um.md: field "category" must be one of' },
])('fails with $message', async ({ files, message }) => {
  const { build } = open({ ...files, 'covers/capa.svg': drawing('red') })

  await expect(build()).rejects.toThrow(message)
})
