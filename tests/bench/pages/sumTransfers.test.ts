import type { Transfer } from './pageReadings.ts'
import { sumTransfers } from './sumTransfers.ts'

const transfer = (address: string, bytes: number, from = 0, until = 0, initiator = 'link'): Transfer => ({
  url: `https://site.example${address}`,
  initiator,
  bytes,
  from,
  until,
})

it.each([
  { what: 'the document', of: transfer('/blog', 5, 0, 0, 'navigation'), kind: 'document' },
  { what: 'a document whose path ends like a script', of: transfer('/a.js', 5, 0, 0, 'navigation'), kind: 'document' },
  { what: 'a script', of: transfer('/r/a/Page.1.js', 5, 0, 0, 'script'), kind: 'script' },
  { what: 'a prefetched script with a query', of: transfer('/a.js?b=c.png', 5), kind: 'script' },
  { what: 'an image', of: transfer('/cover.webp', 5, 0, 0, 'img'), kind: 'image' },
  { what: 'an icon', of: transfer('/icon.svg', 5), kind: 'image' },
  { what: 'a photo', of: transfer('/photo.jpeg', 5), kind: 'image' },
  { what: 'a photo with the short name', of: transfer('/photo.jpg', 5), kind: 'image' },
  { what: 'data', of: transfer('/_routes/1.json', 5, 0, 0, 'fetch'), kind: 'other' },
  { what: 'a prefetched document', of: transfer('/contato', 5), kind: 'other' },
])('counts $what as $kind', ({ of, kind }) => {
  const none = { document: 0, script: 0, image: 0, other: 0 }
  expect(sumTransfers([of])).toEqual({ bytes: { ...none, [kind]: 5 }, requests: 1, chain: 1 })
})

it('adds up bytes of a kind', () => {
  const { bytes, requests } = sumTransfers([transfer('/a.js', 5), transfer('/b.js', 7), transfer('/c.webp', 11)])
  expect(bytes).toEqual({ document: 0, script: 12, image: 11, other: 0 })
  expect(requests).toBe(3)
})

type Times = readonly [from: number, until: number]

it.each<{ what: string; times: readonly Times[]; is: number }>([
  { what: 'there are none', times: [], is: 0 },
  {
    what: 'all are concurrent',
    times: [
      [0, 10],
      [1, 10],
      [9, 20],
    ],
    is: 1,
  },
  {
    what: 'one begins when another one ends',
    times: [
      [0, 10],
      [10, 20],
    ],
    is: 2,
  },
  {
    what: 'one begins just before another one ends',
    times: [
      [0, 10],
      [9.9, 20],
    ],
    is: 1,
  },
  {
    what: 'they arrive in another order',
    times: [
      [20, 30],
      [0, 10],
      [10, 20],
    ],
    is: 3,
  },
  {
    what: 'there is a short series next to a long one',
    times: [
      [0, 10],
      [10, 20],
      [20, 30],
      [0, 30],
      [5, 25],
    ],
    is: 3,
  },
  {
    what: 'one follows two series: the longer counts',
    times: [
      [0, 5],
      [5, 10],
      [0, 12],
      [12, 20],
    ],
    is: 3,
  },
])('has a longest chain of $is if $what', ({ times, is }) => {
  expect(sumTransfers(times.map(([from, until]) => transfer('/a.js', 1, from, until))).chain).toBe(is)
})
