import { hourOf, type ViewCount } from '../../views/ViewCounts.ts'
import { firstHour, viewSeriesOf } from './viewSeriesOf.ts'

const now = Date.parse('2026-01-03T12:30:00Z')
const HOUR = 60 * 60_000
const [present, former] = ['b'.repeat(16), 'a'.repeat(16)]
const asked = { name: 'mfe-shop', releases: [present, former], now }

const count = (hoursAgo: number, overrides: Partial<ViewCount> = {}): ViewCount => ({
  hour: hourOf(now - hoursAgo * HOUR),
  remote: 'mfe-shop',
  release: present,
  share: 0,
  measure: 'error',
  views: 10,
  bad: 1,
  ...overrides,
})

it('begins 48 hours before the end of the present one', () => {
  expect(firstHour(now)).toBe('2026-01-01T13:00:00.000Z')
})

it.each([
  { what: 'the present hour', counts: [count(0)], hours: [[47, 10, 1]] },
  { what: 'the first hour', counts: [count(47)], hours: [[0, 10, 1]] },
  {
    what: 'all shares of an hour together',
    counts: [count(1), count(1, { share: 10, views: 5, bad: 2 })],
    hours: [[46, 15, 3]],
  },
  {
    what: 'hours in their order',
    counts: [count(0), count(2)],
    hours: [
      [45, 10, 1],
      [47, 10, 1],
    ],
  },
])('reports $what', ({ counts, hours }) => {
  expect(viewSeriesOf(counts, asked)).toEqual([{ release: present, measure: 'error', hours }])
})

it.each([
  { what: 'an hour before', counts: [count(48)] },
  { what: 'another remote', counts: [count(0, { remote: 'mfe-office' })] },
  { what: 'an unrequested release', counts: [count(0, { release: 'c'.repeat(16) })] },
])('leaves out $what', ({ counts }) => {
  expect(viewSeriesOf(counts, asked)).toEqual([])
})

it('separates releases and measures', () => {
  const counts = [count(0), count(0, { release: former }), count(0, { measure: 'lcp' })]

  expect(viewSeriesOf(counts, asked).map(({ release, measure }) => `${release[0]} ${measure}`)).toEqual([
    'b error',
    'a error',
    'b lcp',
  ])
})
