import type { PageBudget } from './Budgets.ts'
import { judgePrefetched, judgePage, type Kind, type PageLoad, type PageRequest } from './judgePage.ts'

const request = (name: string, kind: Kind, bytes: number, ...initiators: string[]): PageRequest => {
  return { url: name, name, kind, bytes, initiators }
}
const first = [
  request('/x', 'document', 5000),
  request('react', 'script', 42_100, '/x'),
  request('libraries', 'script', 18_003, '/x'),
  request('cover', 'image', 700, '/x'),
]
const later = [
  ...first,
  request('views', 'script', 900, 'react'),
  request('/data', 'other', 300, 'react', 'views'),
  request('/y', 'prefetched', 9000, 'react', 'views'),
  request('/y/part', 'prefetched', 1000, 'react', 'views'),
]
const load: PageLoad = {
  html: '<p>a</p><style>a{}</style>',
  loaded: { requests: first, nodes: { head: 20, Hero: 40, footer: 30 } },
  idle: { requests: later, nodes: { head: 20, Hero: 40, footer: 30, dialog: 5 } },
}
/** Exactly what the page uses. */
const budget: PageBudget = {
  document: 5000,
  loaded: { script: 60_103, image: 700, other: 0, requests: 4, rounds: 2, nodes: 90 },
  idle: { script: 61_003, image: 700, other: 300, requests: 6, rounds: 4, nodes: 95 },
}

it('reports nothing for a page that meets its budget exactly', () => {
  expect(judgePage('/x', load, budget)).toEqual([])
})

const { loaded, idle } = budget
it.each<{ what: string; lower: Partial<PageBudget>; message: string }>([
  {
    what: 'bytes of document',
    lower: { document: 4999 },
    message: '/x: 5,000 bytes of document, budget 4,999; largest: styles 14, markup 12',
  },
  {
    what: 'bytes of script',
    lower: { loaded: { ...loaded, script: 60_102 } },
    message: '/x: 60,103 bytes of script, budget 60,102; largest: react 42,100, libraries 18,003',
  },
  {
    what: 'bytes of images',
    lower: { loaded: { ...loaded, image: 699 } },
    message: '/x: 700 bytes of images, budget 699; largest: cover 700',
  },
  {
    what: 'bytes of other kinds',
    lower: { idle: { ...idle, other: 299 } },
    message: '/x, when idle: 300 bytes of other kinds, budget 299; largest: /data 300',
  },
  {
    what: 'requests',
    lower: { loaded: { ...loaded, requests: 3 } },
    message: '/x: 4 requests, budget 3; largest: script 2, image 1, other 0',
  },
  {
    what: 'round trips',
    lower: { idle: { ...idle, rounds: 3 } },
    message: '/x, when idle: 4 round trips, budget 3; one after the other: /x, react, views, /data',
  },
  {
    what: 'elements',
    lower: { idle: { ...idle, nodes: 94 } },
    message: '/x, when idle: 95 elements, budget 94; largest: Hero 40, footer 30, head 20, dialog 5',
  },
])('reports too many $what, and their contributors', ({ lower, message }) => {
  expect(judgePage('/x', load, { ...budget, ...lower })).toEqual([message])
})

it('counts a script twice that is loaded twice', () => {
  const twice = { ...load.loaded, requests: [...first, request('react', 'script', 42_100, 'libraries')] }

  expect(judgePage('/x', { ...load, loaded: twice }, budget)[0]).toMatch(/^\/x: 102,203 .*: react 84,200, lib/)
})

it.each([
  { bytes: 10_000, requests: 2, message: [] },
  {
    bytes: 9999,
    requests: 1,
    message: [
      '/x: 10,000 bytes prefetched, budget 9,999; largest: /y 9,000, /y/part 1,000',
      '/x: 2 prefetches, budget 1; largest: /y 9,000, /y/part 1,000',
    ],
  },
])('judges prefetched files separately: at most $requests of $bytes bytes', ({ message, ...max }) => {
  expect(judgePrefetched('/x', load.idle, max)).toEqual(message)
})
