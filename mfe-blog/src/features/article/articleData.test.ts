import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { generatedPosts } from '../../testing/generatedPosts.ts'
import { articleResponse, load, relatedPosts } from './articleData.ts'

// A build's output: tests run before any build.
jest.mock('#build/newest.json', () => '[]', { virtual: true })

const posts = generatedPosts(5)
const [first] = posts

it('returns only the article that the release contains for its address', () => {
  expect(load({ content: first, params: {}, site: sampleSite })).toMatchObject({
    status: 200,
    data: { slug: first?.slug },
  })
})

it.each([undefined, null, 'text', {}, []])('finds nothing if the release contains %j', (content) => {
  expect(load({ content, params: {}, site: sampleSite })).toEqual({ status: 404, data: null })
})

it('returns an article with its facts and its text', () => {
  const { status, data, serverOnly } = articleResponse(posts[2], posts, sampleSite)

  expect(status).toBe(200)
  expect(data).toMatchObject({ title: 'Artigo gerado 3', seoTitle: 'Artigo gerado 3 para buscas' })
  expect(serverOnly?.content).toContain('Texto do artigo gerado 3')
  expect(serverOnly?.related.map(({ slug }) => slug)).toEqual(['artigo-gerado-1', 'artigo-gerado-2', 'artigo-gerado-4'])
})

it('excludes the text from the data for hydration', () => {
  const { data } = articleResponse(posts[2], posts, sampleSite)

  expect(JSON.stringify(data)).not.toContain('Texto do artigo')
  expect(JSON.stringify(data).length).toBeLessThan(1000)
})

it('omits the text of related articles', () => {
  const { serverOnly } = articleResponse(posts[2], posts, sampleSite)

  expect(JSON.stringify(serverOnly?.related)).not.toContain('Texto do artigo')
})

it('gives search engines a BlogPosting and a BreadcrumbList', () => {
  const { serverOnly } = articleResponse(posts[2], posts, sampleSite)

  expect(serverOnly?.structuredData).toMatchObject([{ '@type': 'BlogPosting' }, { '@type': 'BreadcrumbList' }])
})

it('returns 404 without an article', () => {
  expect(articleResponse(undefined, posts, sampleSite)).toEqual({ status: 404, data: null })
})

const post = (slug: string, isoDate: string) => ({ slug, isoDate })
const dated = [
  post('março', '2025-03-10'),
  post('janeiro', '2025-01-12'),
  post('fevereiro', '2025-02-17'),
  post('dezembro', '2024-12-31'),
]

it.each([
  { slug: 'março', among: 4, related: ['fevereiro', 'janeiro', 'dezembro'] },
  { slug: 'janeiro', among: 4, related: ['março', 'fevereiro', 'dezembro'] },
  { slug: 'dezembro', among: 4, related: ['março', 'fevereiro', 'janeiro'] },
  { slug: 'not one of them', among: 4, related: ['março', 'fevereiro', 'janeiro'] },
  { slug: 'março', among: 3, related: ['fevereiro', 'janeiro'] },
  { slug: 'março', among: 2, related: ['janeiro'] },
  { slug: 'março', among: 1, related: [] },
  { slug: 'março', among: 0, related: [] },
])('shows $related next to "$slug" among $among posts', ({ slug, among, related }) => {
  expect(relatedPosts(dated.slice(0, among), slug).map((each) => each.slug)).toEqual(related)
})
