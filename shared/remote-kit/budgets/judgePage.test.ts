import type { PageBudget } from './Budgets.ts'
import { judgePrefetched, judgePage, type Kind, type PageLoad, type PageRequest } from './judgePage.ts'

const request = (name: string, kind: Kind, bytes: number): PageRequest => ({ name, kind, bytes })
const load: PageLoad = {
  html: '<p>a</p><style>a{}</style>',
  requests: [
    request('/x', 'document', 5000),
    request('react', 'script', 42_100),
    request('libraries', 'script', 18_003),
    request('cover', 'other', 700),
    request('/data', 'other', 300),
    request('/y', 'prefetched', 9000),
    request('/y/part', 'prefetched', 1000),
  ],
}
/** Exactly what the page uses. */
const budget: PageBudget = { document: 5000, script: 60_103 }

it('reports nothing for a page that meets its budget exactly', () => {
  expect(judgePage('/x', load, budget)).toEqual([])
})

it.each<{ what: string; lower: Partial<PageBudget>; message: string }>([
  {
    what: 'document',
    lower: { document: 4999 },
    message: '/x: 5,000 bytes of document, budget 4,999; largest: styles 14, markup 12',
  },
  {
    what: 'script',
    lower: { script: 60_102 },
    message: '/x: 60,103 bytes of script, budget 60,102; largest: react 42,100, libraries 18,003',
  },
])('reports too many bytes of $what, and their contributors', ({ lower, message }) => {
  expect(judgePage('/x', load, { ...budget, ...lower })).toEqual([message])
})

it('names what scripts consist of, where that is known', () => {
  const contents = new Map([['libraries', 'mfe-shop: src/Map.tsx + leaflet and 3 more']])
  const low = { ...budget, script: 1 }

  expect(judgePage('/x', load, low, contents)).toEqual([
    '/x: 60,103 bytes of script, budget 1; largest: react 42,100, mfe-shop: src/Map.tsx + leaflet and 3 more 18,003',
  ])
  expect(judgePrefetched('/x', load, 1, new Map([['/y', 'src/Y.tsx']]))[0]).toMatch(/largest: src\/Y\.tsx 9,000/)
})

it('counts a script twice that is loaded twice', () => {
  const twice = { ...load, requests: [...load.requests, request('react', 'script', 42_100)] }

  expect(judgePage('/x', twice, budget)[0]).toMatch(/^\/x: 102,203 .*: react 84,200, lib/)
})

it.each([
  { bytes: 10_000, message: [] },
  { bytes: 9999, message: ['/x: 10,000 bytes prefetched, budget 9,999; largest: /y 9,000, /y/part 1,000'] },
])('judges prefetched files separately: at most $bytes bytes', ({ message, bytes }) => {
  expect(judgePrefetched('/x', load, bytes)).toEqual(message)
})
