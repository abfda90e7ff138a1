import { generatedPosts } from '../../../testing/generatedPosts.ts'
import { filterPosts, listDataOf, PAGE_SIZE, paginate } from './listData.ts'
import { listStateOf } from './listState.ts'
import type { CategoryName } from '../../posts/categories.ts'

const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug)

it.each([
  { posts: 0, shown: 0, pages: 1 },
  { posts: 1, shown: 1, pages: 1 },
  { posts: 6, shown: 6, pages: 1 },
  { posts: 7, shown: 6, pages: 2 },
  { posts: 100, shown: 6, pages: 17 },
])('shows $shown of $posts posts and counts them all', ({ posts, shown, pages }) => {
  const data = listDataOf(generatedPosts(posts), listStateOf({}))

  expect(data).toMatchObject({ total: posts, page: 1, pages })
  expect(data.articles).toHaveLength(shown)
})

it('shows the last page instead of a page beyond it', () => {
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
])('shows featured articles only without search and category: $query', ({ query, featured }) => {
  const data = listDataOf(generatedPosts(100), listStateOf(query as Record<string, string>))

  expect(slugs(data.featured)).toEqual(featured)
})

it('shows all articles for an unknown category', () => {
  const data = listDataOf(generatedPosts(20), listStateOf({ category: 'nada', page: '2' }))

  expect(data).toMatchObject({ category: 'all', total: 20, page: 2, pages: 4 })
})

it('finds within a category what matches both', () => {
  const data = listDataOf(generatedPosts(100), listStateOf({ search: 'gerado 9', category: 'restaurantes' }))

  expect(slugs(data.articles)).toEqual(['artigo-gerado-9', 'artigo-gerado-97'])
})

it.each([
  { query: { category: 'pequenas-empresas' }, newest: ['artigo-gerado-1', 'artigo-gerado-2', 'artigo-gerado-3'] },
  { query: { category: 'pequenas-empresas', search: 'gerado' }, newest: [] },
  { query: { search: 'pizza' }, newest: [] },
  { query: { category: 'restaurantes' }, newest: ['artigo-gerado-2', 'artigo-gerado-3'] },
  { query: { category: 'restaurantes', search: 'gerado' }, newest: [] },
  { query: { category: 'restaurantes' }, posts: 9, newest: [] },
])('offers the newest articles besides a category of at most one: $query of $posts', ({ query, posts = 7, newest }) => {
  const data = listDataOf(generatedPosts(posts), listStateOf(query as Record<string, string>))

  expect(slugs(data.newest)).toEqual(newest)
})

it('shows how often an article was read if that is known', () => {
  const views = { 'artigo-gerado-1': '2,4 mil' }

  const { articles } = listDataOf(generatedPosts(2), listStateOf({}), { views })

  expect(articles.map((article) => article.views)).toEqual(['2,4 mil', ''])
})

it('falls back to all posts when filtering fails', () => {
  const broken = () => {
    throw new Error('cannot filter')
  }

  const data = listDataOf(generatedPosts(7), listStateOf({ search: 'pizza' }), { filter: broken })

  expect(data).toMatchObject({ search: '', category: 'all', total: 7, pages: 2 })
})

it('sends no article text, whatever the posts contain', () => {
  const data = JSON.stringify(listDataOf(generatedPosts(100), listStateOf({})))

  expect(data).not.toContain('Texto do artigo gerado')
  expect(data).not.toContain('social')
})

const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

it('shows six articles a page', () => {
  expect(PAGE_SIZE).toBe(6)
})

it.each([
  { posts: 0, wanted: 1, page: 1, pages: 1, ids: [] },
  { posts: 1, wanted: 1, page: 1, pages: 1, ids: [1] },
  { posts: 3, wanted: 1, page: 1, pages: 1, ids: idsFrom(1, 3) },
  { posts: 6, wanted: 1, page: 1, pages: 1, ids: idsFrom(1, 6) },
  { posts: 6, wanted: 2, page: 1, pages: 1, ids: idsFrom(1, 6) },
  { posts: 7, wanted: 1, page: 1, pages: 2, ids: idsFrom(1, 6) },
  { posts: 7, wanted: 2, page: 2, pages: 2, ids: [7] },
  { posts: 13, wanted: 2, page: 2, pages: 3, ids: idsFrom(7, 6) },
  { posts: 13, wanted: 3, page: 3, pages: 3, ids: [13] },
  { posts: 13, wanted: 4, page: 3, pages: 3, ids: [13] },
  { posts: 100, wanted: 16, page: 16, pages: 17, ids: idsFrom(91, 6) },
  { posts: 100, wanted: 17, page: 17, pages: 17, ids: idsFrom(97, 4) },
  { posts: 100, wanted: 9999, page: 17, pages: 17, ids: idsFrom(97, 4) },
  { posts: 100, wanted: 0, page: 1, pages: 17, ids: idsFrom(1, 6) },
])('shows page $page of $pages for page $wanted of $posts posts', ({ posts, wanted, page, pages, ids }) => {
  const result = paginate(generatedPosts(posts), wanted)

  expect({ ...result, items: result.items.map(({ id }) => id) }).toEqual({ items: ids, page, pages })
})

const post = (title: string, excerpt: string, category: CategoryName, tags: string[]) => ({
  title,
  excerpt,
  category,
  tags,
})

const posts = [
  post('Como atrair clientes', 'Do mapa à mesa.', 'Restaurantes', ['Google', 'Avaliações']),
  post('Site para banho e tosa', 'Agenda cheia.', 'Petshops', ['Sites']),
  post('Anúncios para consultórios', 'Mais consultas.', 'Clínicas', ['Google Ads']),
  post('Mapas e avaliações', 'Apareça no bairro.', 'SEO Local', ['Google']),
]

it.each([
  { about: 'everything', search: '', category: 'all', found: [0, 1, 2, 3] },
  { about: 'a title', search: 'atrair', category: 'all', found: [0] },
  { about: 'an excerpt', search: 'agenda cheia', category: 'all', found: [1] },
  { about: 'a category', search: 'petshop', category: 'all', found: [1] },
  { about: 'a tag', search: 'google ads', category: 'all', found: [2] },
  { about: 'any case', search: 'GOOGLE', category: 'all', found: [0, 2, 3] },
  { about: 'spaces around it', search: '  tosa ', category: 'all', found: [1] },
  { about: 'no accents typed', search: 'avaliacoes', category: 'all', found: [0, 3] },
  { about: 'accents in capitals', search: 'CLÍNICAS', category: 'all', found: [2] },
  { about: 'nothing that exists', search: 'foguete', category: 'all', found: [] },
  { about: 'characters with a meaning in regular expressions', search: '.*', category: 'all', found: [] },
  { about: 'a category alone', search: '', category: 'restaurantes', found: [0] },
  { about: 'a category by its name in another case', search: '', category: 'SEO local', found: [3] },
  { about: 'a category by its slug', search: '', category: 'seo-local', found: [3] },
  { about: 'a category that is only part of a name', search: '', category: 'SEO', found: [] },
  { about: 'an unknown category', search: '', category: 'nada', found: [] },
  { about: 'a search within a category', search: 'google', category: 'clinicas', found: [2] },
  { about: 'a search without results in the category', search: 'tosa', category: 'clinicas', found: [] },
])('finds $about', ({ search, category, found }) => {
  expect(filterPosts(posts, { search, category })).toEqual(found.map((index) => posts[index]))
})
