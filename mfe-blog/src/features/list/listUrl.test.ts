import { listStateOf } from './listStateOf.ts'
import { listUrl } from './listUrl.ts'

it.each([
  { state: {}, url: '/blog' },
  { state: { search: '', category: 'all', page: 1 }, url: '/blog' },
  { state: { search: 'google ads' }, url: '/blog?search=google+ads' },
  { state: { category: 'seo-local' }, url: '/blog?category=seo-local' },
  { state: { page: 2 }, url: '/blog?page=2' },
  { state: { search: 'ads', category: 'clinicas', page: 3 }, url: '/blog?search=ads&category=clinicas&page=3' },
  { state: { search: '"><script>&' }, url: '/blog?search=%22%3E%3Cscript%3E%26' },
])('$state is at $url', ({ state, url }) => {
  expect(listUrl(state)).toBe(url)
})

it('an address gives back the state it was made from', () => {
  const state = { search: 'ação & reação + 100%', category: 'redes-sociais', page: 4 }

  const { searchParams } = new URL(listUrl(state), 'http://localhost')

  expect(listStateOf(Object.fromEntries(searchParams))).toEqual(state)
})
