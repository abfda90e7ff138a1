import { matchRoute } from './matchRoute.ts'

const routes = [{ path: '/' }, { path: '/blog' }, { path: '/blog/:slug' }]

it.each([
  { path: '/', found: '/', params: {} },
  { path: '/blog', found: '/blog', params: {} },
  { path: '/blog/um-post', found: '/blog/:slug', params: { slug: 'um-post' } },
  { path: '/blog/um/dois', found: undefined, params: undefined },
  { path: '/Blog', found: undefined, params: undefined },
  { path: '/nada', found: undefined, params: undefined },
])('$path is answered by $found', ({ path, found, params }) => {
  const match = matchRoute(routes, path)

  expect(match?.route.path).toBe(found)
  expect(match?.params).toEqual(params)
})
