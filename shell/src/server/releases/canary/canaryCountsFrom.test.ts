import type { ViewCount } from '../../views/ViewCounts.ts'
import { canaryCountsFrom } from './canaryCountsFrom.ts'

const [first, second] = ['2026-01-01T10:00:00.000Z', '2026-01-01T11:00:00.000Z']
const asked = {
  ...{ name: 'mfe-shop', release: 'new', control: 'old', share: 50 },
  ...{ begun: '2026-01-01T10:40:00.000Z', since: '2026-01-01T11:20:00.000Z' },
}

const count = (release: string, bad: number, change: Partial<ViewCount> = {}): ViewCount => ({
  ...{ hour: second, remote: 'mfe-shop', release, share: 50, measure: 'lcp', views: 100, bad },
  ...change,
})
const side = (bad: number) => ({ views: 100, bad })

it.each([
  {
    what: 'both releases at the same time',
    counts: [count('old', 1), count('new', 2)],
    whole: [{ control: side(1), canary: side(2) }],
    ofShare: [{ control: side(1), canary: side(2) }],
  },
  {
    what: 'each hour separately',
    counts: [count('old', 1), count('new', 2), count('old', 3, { hour: first }), count('new', 4, { hour: first })],
    whole: [
      { control: side(1), canary: side(2) },
      { control: side(3), canary: side(4) },
    ],
    ofShare: [{ control: side(1), canary: side(2) }],
  },
  {
    what: 'each share separately',
    counts: [count('old', 1), count('new', 2), count('old', 3, { share: 10 }), count('new', 4, { share: 10 })],
    whole: [
      { control: side(1), canary: side(2) },
      { control: side(3), canary: side(4) },
    ],
    ofShare: [{ control: side(1), canary: side(2) }],
  },
  {
    what: 'no views of another time, remote or release',
    counts: [
      count('new', 9, { hour: '2026-01-01T09:00:00.000Z' }),
      count('old', 9, { share: 0 }),
      count('old', 9, { remote: 'mfe-office' }),
      count('older', 9),
    ],
    whole: [],
    ofShare: [],
  },
])('compares $what', ({ counts, whole, ofShare }) => {
  const evidence = canaryCountsFrom(counts, asked)

  expect([evidence.whole.lcp, evidence.ofShare.lcp]).toEqual([whole, ofShare])
  expect(evidence.whole.error).toEqual([])
})

it('adds up the addresses that the canary has reached since it began', () => {
  const of = (release: string, measure: ViewCount['measure'], views: number, share = 50) =>
    count(release, 0, { measure, views, share })

  const { reach } = canaryCountsFrom(
    [
      of('new', 'served', 7),
      of('new', 'served', 5, 10),
      of('old', 'served', 90),
      of('new', 'painted', 3),
      of('new', 'painted', 9, 0),
    ],
    asked,
  )

  expect(reach).toEqual({ served: 12, painted: 3 })
})
