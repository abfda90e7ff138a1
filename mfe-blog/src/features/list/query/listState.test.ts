import { countLine, listStateOf, listUrl, pageOf, SEARCH_LIMIT, titleOf } from './listState.ts'

it.each([
  { query: {}, state: { search: '', category: 'all', page: 1 } },
  { query: { search: '  google ads ', category: 'all' }, state: { search: 'google ads', category: 'all', page: 1 } },
  { query: { category: '' }, state: { search: '', category: 'all', page: 1 } },
  { query: { category: 'ALL' }, state: { search: '', category: 'all', page: 1 } },
  { query: { category: 'Restaurantes' }, state: { search: '', category: 'restaurantes', page: 1 } },
  { query: { category: 'CLÍNICAS' }, state: { search: '', category: 'clinicas', page: 1 } },
  { query: { category: 'seo local' }, state: { search: '', category: 'seo-local', page: 1 } },
  { query: { category: 'seo-local', page: '3' }, state: { search: '', category: 'seo-local', page: 3 } },
  { query: { category: 'SEO_Local).' }, state: { search: '', category: 'seo-local', page: 1 } },
  { query: { category: 'Cli\u0301nicas\u200b' }, state: { search: '', category: 'clinicas', page: 1 } },
  ...['nada', 'SEO', 'restaurante', 'clinicas,delivery', '<script>', '\u200b', 'constructor', '%', '🍕'].map(
    (category) => ({
      query: { category },
      state: { search: '', category: 'all', page: 1 },
    }),
  ),
  { query: { search: '<script>', page: '-1' }, state: { search: '<script>', category: 'all', page: 1 } },
])('reads $query as $state', ({ query, state }) => {
  expect(listStateOf(query as Record<string, string>)).toEqual(state)
})

it.each([SEARCH_LIMIT - 1, SEARCH_LIMIT, SEARCH_LIMIT + 1, 10_000])(
  'truncates a search of %i characters at its limit',
  (length) => {
    expect(listStateOf({ search: 'a'.repeat(length) }).search).toHaveLength(Math.min(length, SEARCH_LIMIT))
  },
)

it('removes control characters, half characters and direction changes', () => {
  expect(listStateOf({ search: 'a\u0000b\nc\u202Ed\uD800e' }).search).toBe('a b c d e')
})

it.each(['\u200b', ' \u00ad\ufeff ', '\u0000\u202e', '\u2028', '\uffff', '\u3164'])(
  'takes a search that nobody can see for none (%#)',
  (search) => {
    expect(listStateOf({ search }).search).toBe('')
  },
)

it('never truncates within a character', () => {
  expect(listStateOf({ search: '🍕'.repeat(200) }).search).toBe('🍕'.repeat(SEARCH_LIMIT))
})

it.each([
  { value: undefined, page: 1 },
  { value: '', page: 1 },
  { value: '1', page: 1 },
  { value: '2', page: 2 },
  { value: '17', page: 17 },
  { value: '0', page: 1 },
  { value: '-1', page: 1 },
  { value: '2.5', page: 1 },
  { value: '1e3', page: 1 },
  { value: '0x10', page: 1 },
  { value: ' 2', page: 1 },
  { value: 'NaN', page: 1 },
  { value: '<script>', page: 1 },
  { value: '9'.repeat(400), page: 100_000 },
])('reads page $value in an address as page $page', ({ value, page }) => {
  expect(pageOf(value)).toBe(page)
})

it.each([
  { state: {}, url: '/blog' },
  { state: { search: '', category: 'all', page: 1 }, url: '/blog' },
  { state: { search: 'google ads' }, url: '/blog?search=google+ads' },
  { state: { category: 'seo-local' }, url: '/blog?category=seo-local' },
  { state: { page: 2 }, url: '/blog?page=2' },
  { state: { search: 'ads', category: 'clinicas', page: 3 }, url: '/blog?search=ads&category=clinicas&page=3' },
  { state: { search: '"><script>&' }, url: '/blog?search=%22%3E%3Cscript%3E%26' },
])('writes $state as $url', ({ state, url }) => {
  expect(listUrl(state)).toBe(url)
})

it('reads the same state from an address that it was written to', () => {
  const state = { search: 'ação & reação + 100%', category: 'redes-sociais', page: 4 }

  const { searchParams } = new URL(listUrl(state), 'http://localhost')

  expect(listStateOf(Object.fromEntries(searchParams))).toEqual(state)
})

it.each([
  { search: '', category: 'all', title: 'Todos os Artigos 2025' },
  { search: '', category: 'restaurantes', title: 'Artigos sobre Restaurantes' },
  { search: '', category: 'seo-local', title: 'Artigos sobre SEO Local' },
  { search: '', category: 'nada', title: 'Todos os Artigos 2025' },
  { search: 'pizza', category: 'all', title: 'Resultados para "pizza"' },
  { search: 'pizza', category: 'restaurantes', title: 'Resultados para "pizza"' },
])('gives search "$search" in category $category the title $title', ({ title, ...state }) => {
  expect(titleOf(state)).toBe(title)
})

it.each([
  { count: 0, line: 'Nenhum artigo encontrado.' },
  { count: 1, line: '1 artigo encontrado' },
  { count: 2, line: '2 artigos encontrados' },
  { count: 1000, line: '1.000 artigos encontrados' },
])('describes $count articles as "$line"', ({ count, line }) => {
  expect(countLine(count)).toBe(line)
})
