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
  { what: 'as many as are left', changes: [], max: 4, paths: ['/shop', '/shop/a', '/shop/b', '/shop/c'], left: 0 },
  { what: 'one of each route first', changes: [], max: 2, paths: ['/shop', '/shop/a'], left: 2 },
  { what: 'then what differs', changes: [change('/shop/c')], max: 3, paths: ['/shop', '/shop/a', '/shop/c'], left: 1 },
  {
    what: 'pages of others that differ too, those last that are new',
    changes: [change('/shop/b', 'new'), change('/other')],
    max: 4,
    paths: ['/shop', '/shop/a', '/other', '/shop/b'],
    left: 1,
  },
  {
    what: 'nothing that is gone, or has no address',
    changes: [change('/shop/d', 'gone'), change('*404')],
    max: 9,
    paths: ['/shop', '/shop/a', '/shop/b', '/shop/c'],
    left: 0,
  },
])('are $what', ({ changes, max, paths, left }) => {
  expect(pagesToVisit(shop, changes, max)).toEqual({ paths, left })
})

it('are none of a route that is only rendered on demand', () => {
  expect(pagesToVisit([route('/shop/:item')], [])).toEqual({ paths: [], left: 0 })
})
