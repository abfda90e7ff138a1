import { MAX_VALUE_LENGTH, matchRoute, readQuery } from './matchRoute.ts'

const routes = [{ path: '/' }, { path: '/revista' }, { path: '/revista/:slug' }]

it.each([
  { path: '/', found: '/', params: {} },
  { path: '/revista', found: '/revista', params: {} },
  { path: '/revista/um-post', found: '/revista/:slug', params: { slug: 'um-post' } },
  { path: '/revista/um/dois', found: undefined, params: undefined },
  { path: '/Revista', found: undefined, params: undefined },
  { path: '/nada', found: undefined, params: undefined },
])('finds $found for $path', ({ path, found, params }) => {
  const match = matchRoute(routes, path)

  expect(match?.route.path).toBe(found)
  expect(match?.params).toEqual(params)
})

const names = ['search', 'page']

it.each([
  { search: '', query: {} },
  { search: '?search=pizza', query: { search: 'pizza' } },
  { search: '?page=2&search=a%20b', query: { search: 'a b', page: '2' } },
  { search: '?utm_source=x&gclid=y', query: {} },
  { search: '?search=', query: {} },
  { search: '?search=%E0%A4%A', query: { search: '\uFFFD%A' } },
])('reads $query from "$search"', ({ search, query }) => {
  expect(readQuery(search, names)).toEqual(query)
})

it('truncates a value that is longer than anybody types', () => {
  expect(readQuery(`?search=${'a'.repeat(10_000)}`, names).search).toHaveLength(MAX_VALUE_LENGTH)
})
