import { generatedPosts } from './generatedPosts.ts'
import { listDataOf } from './listDataOf.ts'
import { listStateOf } from './listStateOf.ts'

const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug)

it.each([
  { posts: 0, shown: 0, pages: 1 },
  { posts: 1, shown: 1, pages: 1 },
  { posts: 6, shown: 6, pages: 1 },
  { posts: 7, shown: 6, pages: 2 },
  { posts: 100, shown: 6, pages: 17 },
])('of $posts posts it has $shown and counts them all', ({ posts, shown, pages }) => {
  const data = listDataOf(generatedPosts(posts), listStateOf({}))

  expect(data).toMatchObject({ total: posts, page: 1, pages })
  expect(data.articles).toHaveLength(shown)
})

it('a page beyond the last is the last', () => {
  const data = listDataOf(generatedPosts(13), listStateOf({ page: '9999' }))

  expect(data.page).toBe(3)
  expect(slugs(data.articles)).toEqual(['artigo-gerado-13'])
})

it.each([
  { query: {}, featured: ['artigo-gerado-2', 'artigo-gerado-12', 'artigo-gerado-22'] },
  { query: { page: '2' }, featured: ['artigo-gerado-2', 'artigo-gerado-12', 'artigo-gerado-22'] },
  { query: { search: 'artigo' }, featured: [] },
  { query: { category: 'restaurantes' }, featured: [] },
  { query: { category: 'all', search: '  ' }, featured: ['artigo-gerado-2', 'artigo-gerado-12', 'artigo-gerado-22'] },
])('featured articles come only without search and category: $query', ({ query, featured }) => {
  const data = listDataOf(generatedPosts(100), listStateOf(query as Record<string, string>))

  expect(slugs(data.featured)).toEqual(featured)
})

it('a search within a category finds what has both', () => {
  const data = listDataOf(generatedPosts(100), listStateOf({ search: 'gerado 9', category: 'restaurantes' }))

  expect(slugs(data.articles)).toEqual(['artigo-gerado-9', 'artigo-gerado-97'])
})

it('a failure while filtering falls back to all posts', () => {
  const broken = () => {
    throw new Error('cannot filter')
  }

  const data = listDataOf(generatedPosts(7), listStateOf({ search: 'pizza' }), broken)

  expect(data).toMatchObject({ search: '', category: 'all', total: 7, pages: 2 })
})

it('sends no article text, whatever the posts have', () => {
  const data = JSON.stringify(listDataOf(generatedPosts(100), listStateOf({})))

  expect(data).not.toContain('Texto do artigo gerado')
  expect(data).not.toContain('social')
})
