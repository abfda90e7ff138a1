import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPost } from '../src/features/posts/markdown/readPost.ts'

jest.mock('marked', () => jest.requireActual('../src/testing/markedForTests.ts').marked)

const content = join(__dirname, '../content')
/** The articles that the specification requires; further ones change nothing here. */
const posts = readdirSync(content)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readPost(name, readFileSync(join(content, name), 'utf8')))
  .filter(({ id }) => id <= 5)
  .sort((one, other) => one.id - other.id)

it('the five posts have the specified ids, slugs, categories and features', () => {
  expect(posts.map(({ id, slug, featured }) => ({ id, slug, featured }))).toEqual([
    { id: 1, slug: 'atrair-clientes-restaurante-google', featured: true },
    { id: 2, slug: 'petshop-precisa-site-2025', featured: true },
    { id: 3, slug: 'delivery-proprio-vs-aplicativos', featured: true },
    { id: 4, slug: 'google-ads-seo-clinicas', featured: false },
    { id: 5, slug: 'erros-pequenas-empresas-online', featured: false },
  ])
  expect(posts[0]).toMatchObject({ category: 'Restaurantes', date: '12 Jan 2025' })
})

it('publishes no two posts on the same day', () => {
  expect(new Set(posts.map(({ isoDate }) => isoDate)).size).toBe(posts.length)
})

describe.each(posts)('$slug', ({ content: html, words, contents, cover, readTime }) => {
  it('has at least 700 words, headings, a list and a table', () => {
    expect(words).toBeGreaterThanOrEqual(700)
    expect(readTime).toBe(`${Math.ceil(words / 200)} min de leitura`)
    expect(contents.length).toBeGreaterThanOrEqual(5)
    expect(html).toMatch(/<[uo]l>/)
    expect(html).toContain('<table>')
  })

  it('has a drawing in the palette, without text that would need a font', () => {
    const path = join(content, 'covers', `${cover.drawing}.svg`)
    expect(existsSync(path)).toBe(true)
    expect(readFileSync(path, 'utf8')).not.toMatch(/<(text|script|image|foreignObject)/)
  })

  it('links only to pages of the site', () => {
    const links = [...html.matchAll(/href="([^"#]*)[^"]*"/g)].map(([, href]) => href)
    expect(['/servicos', '/contato', '/agente-ia', '/quiz', '/garantias']).toEqual(expect.arrayContaining(links))
  })
})
