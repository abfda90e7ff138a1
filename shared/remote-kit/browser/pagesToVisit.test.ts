import { pagesToVisit } from './pagesToVisit.ts'

const route = (path: string, ...paths: string[]) => ({
  path,
  expose: './Page',
  paths: paths.map((concrete) => ({ path: concrete })),
  query: [],
  data: false,
  noindex: false,
  guarded: false,
  prefetch: false,
  explainsForms: false,
  content: false,
})
const change = (path: string, kind: 'new' | 'gone' | 'changed' = 'changed') => ({ path, kind, before: 1, after: 1 })

const shop = [route('/shop', '/shop'), route('/shop/:item', '/shop/a', '/shop/b', '/shop/c')]

it.each([
  { what: 'all of a small release', changes: [], max: 9, paths: ['/shop', '/shop/a', '/shop/b', '/shop/c'], left: 0 },
  { what: 'as many as fit', changes: [], max: 4, paths: ['/shop', '/shop/a', '/shop/b', '/shop/c'], left: 0 },
  { what: 'one of each route first', changes: [], max: 2, paths: ['/shop', '/shop/a'], left: 2 },
  {
    what: 'then those that differ',
    changes: [change('/shop/c')],
    max: 3,
    paths: ['/shop', '/shop/a', '/shop/c'],
    left: 1,
  },
  {
    what: 'changed pages of others too, new ones last',
    changes: [change('/shop/b', 'new'), change('/other')],
    max: 4,
    paths: ['/shop', '/shop/a', '/other', '/shop/b'],
    left: 1,
  },
  {
    what: 'none that is gone or has no address',
    changes: [change('/shop/d', 'gone'), change('*404')],
    max: 9,
    paths: ['/shop', '/shop/a', '/shop/b', '/shop/c'],
    left: 0,
  },
])('selects $what', ({ changes, max, paths, left }) => {
  expect(pagesToVisit(shop, changes, max)).toEqual({ paths, left })
})

it('selects none of a route that is only rendered on demand', () => {
  expect(pagesToVisit([route('/shop/:item')], [])).toEqual({ paths: [], left: 0 })
})
