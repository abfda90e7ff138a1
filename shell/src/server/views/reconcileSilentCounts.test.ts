import { reconcileSilentCounts } from './reconcileSilentCounts.ts'
import type { ViewCount } from './ViewCounts.ts'

const count = (hour: number, bad: number, more: Partial<ViewCount> = {}): ViewCount => ({
  hour: `2026-11-22T0${hour}:00:00.000Z`,
  remote: 'mfe-loja',
  release: '0123456789abcdef',
  share: 0,
  measure: 'silent',
  views: 10,
  bad,
  ...more,
})

it.each([
  { what: 'nothing', counts: [], settled: [] },
  { what: 'counts that are settled already', counts: [count(1, 3), count(2, 0)], settled: [3, 0] },
  { what: 'a report that arrived an hour later', counts: [count(1, 3), count(2, -2)], settled: [1, 0] },
  { what: 'reports that arrived hours later', counts: [count(1, 3), count(2, 1), count(3, -3)], settled: [1, 0, 0] },
  { what: 'more reports than documents', counts: [count(1, 1), count(2, -4)], settled: [0, 0] },
  { what: 'documents that arrived later', counts: [count(1, -4), count(2, 3)], settled: [0, 3] },
  {
    what: 'a report that arrived after the share was changed',
    counts: [count(1, 3, { share: 50 }), count(1, -1, { share: 250 })],
    settled: [2, 0],
  },
  {
    what: 'another release separately',
    counts: [count(1, 3, { release: 'fedcba9876543210' }), count(2, -1)],
    settled: [3, 0],
  },
  {
    what: 'another measure separately',
    counts: [count(1, 3, { measure: 'lcp' }), count(2, -1)],
    settled: [3, 0],
  },
])('settles $what', ({ counts, settled }) => {
  expect(reconcileSilentCounts(counts.toReversed()).map(({ bad }) => bad)).toEqual(settled)
})
