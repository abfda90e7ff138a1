import { listStateOf, SEARCH_LIMIT } from './listStateOf.ts'

it.each([
  { query: {}, state: { search: '', category: 'all', page: 1 } },
  { query: { search: '  google ads ', category: 'all' }, state: { search: 'google ads', category: 'all', page: 1 } },
  { query: { category: '' }, state: { search: '', category: 'all', page: 1 } },
  { query: { category: 'ALL' }, state: { search: '', category: 'all', page: 1 } },
  { query: { category: 'Restaurantes' }, state: { search: '', category: 'restaurantes', page: 1 } },
  { query: { category: 'CLÍNICAS' }, state: { search: '', category: 'clinicas', page: 1 } },
  { query: { category: 'seo local' }, state: { search: '', category: 'seo-local', page: 1 } },
  { query: { category: 'seo-local', page: '3' }, state: { search: '', category: 'seo-local', page: 3 } },
  { query: { category: 'nada' }, state: { search: '', category: 'nada', page: 1 } },
  { query: { search: '<script>', page: '-1' }, state: { search: '<script>', category: 'all', page: 1 } },
])('$query is read as $state', ({ query, state }) => {
  expect(listStateOf(query as Record<string, string>)).toEqual(state)
})

it.each([SEARCH_LIMIT - 1, SEARCH_LIMIT, SEARCH_LIMIT + 1, 10_000])(
  'a search of %i characters is cut at its limit',
  (length) => {
    expect(listStateOf({ search: 'a'.repeat(length) }).search).toHaveLength(Math.min(length, SEARCH_LIMIT))
  },
)

it('control characters, half characters and changes of direction do not reach the page', () => {
  expect(listStateOf({ search: 'a\u0000b\nc\u202Ed\uD800e' }).search).toBe('a b c d e')
})

it('a cut never halves a character', () => {
  expect(listStateOf({ search: '🍕'.repeat(200) }).search).toBe('🍕'.repeat(SEARCH_LIMIT))
})
