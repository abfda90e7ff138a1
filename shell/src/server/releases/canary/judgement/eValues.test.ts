import type { Count, Period } from './CanaryCounts.ts'
import { logEValueFine } from './logEValueFine.ts'
import { logEValueWorse } from './logEValueWorse.ts'

const count = ([views, bad]: readonly [number, number]): Count => ({ views, bad })
type Drawn = readonly [control: readonly [number, number], canary: readonly [number, number]]
const period = ([control, canary]: Drawn): Period => ({ control: count(control), canary: count(canary) })

// Computed by another program from the formulas of the paper (arXiv 2011.03567).
it.each<{ periods: Drawn[]; counts: number }>([
  {
    periods: [
      [
        [90, 9],
        [10, 3],
      ],
    ],
    counts: 0.419394294,
  },
  {
    periods: [
      [
        [9_000, 4_500],
        [1_000, 560],
      ],
    ],
    counts: 4.200960282,
  },
  {
    periods: [
      [
        [1, 0],
        [1, 1],
      ],
    ],
    counts: 0.284477798,
  },
  {
    periods: [
      [
        [0, 0],
        [1, 1],
      ],
    ],
    counts: 0,
  },
  {
    periods: [
      [
        [400, 8],
        [600, 24],
      ],
    ],
    counts: 0.709608922,
  },
  {
    periods: [
      [
        [500, 50],
        [500, 70],
      ],
      [
        [100, 1],
        [900, 30],
      ],
    ],
    counts: 1.093343952,
  },
])('gives the evidence $evidence that a canary is worse after $periods', ({ periods, counts }) => {
  expect(logEValueWorse(periods.map(period))).toBeCloseTo(counts, 8)
})

it.each<{ measure: 'error' | 'lcp'; periods: Drawn[]; counts: number }>([
  {
    measure: 'error',
    periods: [
      [
        [900, 9],
        [100, 1],
      ],
    ],
    counts: 0.595204731,
  },
  {
    measure: 'lcp',
    periods: [
      [
        [900, 90],
        [100, 4],
      ],
    ],
    counts: 2.529419379,
  },
  {
    measure: 'lcp',
    periods: [
      [
        [400, 80],
        [600, 50],
      ],
    ],
    counts: 12.735487435,
  },
  {
    measure: 'error',
    periods: [
      [
        [0, 0],
        [0, 0],
      ],
    ],
    counts: 0,
  },
  {
    measure: 'error',
    periods: [
      [
        [9_000, 0],
        [1_000, 12],
      ],
    ],
    counts: 6.047839402,
  },
  {
    measure: 'lcp',
    periods: [
      [
        [90, 90],
        [10, 0],
      ],
      [
        [500, 5],
        [500, 25],
      ],
    ],
    counts: 6.954259799,
  },
])(
  'gives the evidence $evidence that a canary is fine by its $measure after $periods',
  ({ measure, periods, counts }) => {
    expect(logEValueFine(measure, periods.map(period))).toBeCloseTo(counts, 8)
  },
)

/** The probability that an equal canary has this many of the bad views. */
function chance({ views, bad, drawn, share }: { views: number; bad: number; drawn: number; share: number }): number {
  const ways = (of: number, take: number): number =>
    take < 0 || take > of ? 0 : Array.from({ length: take }, (_, n) => (of - n) / (n + 1)).reduce((a, b) => a * b, 1)
  return (ways(bad, drawn) * ways(views - bad, share - drawn)) / ways(views, share)
}

it.each([
  { views: 20, bad: 6, share: 4 },
  { views: 20, bad: 15, share: 10 },
  { views: 40, bad: 20, share: 30 },
])('gains nothing on average from a stake on an equal canary: $share of $views views, $bad bad', (drawing) => {
  const { views, bad, share } = drawing
  const mean = Array.from({ length: share + 1 }, (_, drawn) => {
    const drawnPeriod = period([
      [views - share, bad - drawn],
      [share, drawn],
    ])
    const likely = chance({ ...drawing, drawn })
    return likely === 0 ? 0 : likely * Math.exp(logEValueWorse([drawnPeriod]))
  }).reduce((sum, part) => sum + part, 0)

  expect(mean).toBeLessThanOrEqual(1)
})
