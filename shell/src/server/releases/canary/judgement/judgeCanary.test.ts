import type { Count, CanaryCounts, Period } from './CanaryCounts.ts'
import { judgeCanary } from './judgeCanary.ts'

const count = (views: number, bad: number): Count => ({ views, bad })
const period = (control: Count, canary: Count): Period => ({ control, canary })

/** The same in all measures. */
const everywhere = (...periods: Period[]): CanaryCounts => ({
  error: periods,
  lcp: periods,
  inp: periods,
  cls: periods,
  silent: periods,
})

const flawless = period(count(9_000, 0), count(1_000, 0))

it.each<{ about: string; counts: CanaryCounts }>([
  { about: 'twice as many slow views', counts: { lcp: [period(count(9_000, 900), count(1_000, 200))] } },
  { about: 'failures where there were none', counts: { error: [period(count(9_000, 0), count(1_000, 9))] } },
  { about: 'no report at all', counts: { silent: [period(count(180, 9), count(20, 20))] } },
  {
    about: 'a little more in every hour',
    counts: { error: Array.from({ length: 24 }, () => period(count(2_700, 27), count(300, 6))) },
  },
  {
    about: '5 % more of a great many',
    counts: { error: [period(count(2_000_000, 40_000), count(2_000_000, 42_000))] },
  },
  {
    about: 'twice as many of a great many',
    counts: { error: [period(count(9e8, 9e6), count(1e8, 2e6))] },
  },
  {
    about: 'a canary that began and ended with hardly a view',
    counts: {
      lcp: [
        period(count(0, 0), count(0, 0)),
        period(count(1, 1), count(0, 0)),
        period(count(9_000, 900), count(1_000, 200)),
        period(count(0, 0), count(1, 0)),
      ],
    },
  },
  { about: 'a large share', counts: { cls: [period(count(2_000, 100), count(18_000, 1_800))] } },
])('judges as worse: $about', ({ counts }) => {
  const [measure] = Object.keys(counts)

  expect(judgeCanary(counts)).toMatchObject({ verdict: 'worse', measure })
})

it.each<{ about: string; counts: CanaryCounts }>([
  { about: 'no failure at all', counts: everywhere(flawless) },
  { about: 'equal rates', counts: everywhere(period(count(45_000, 4_500), count(5_000, 500))) },
  { about: 'a better canary', counts: everywhere(period(count(45_000, 4_500), count(5_000, 100))) },
  { about: 'only the control bad', counts: everywhere(period(count(45_000, 4_500), count(5_000, 0))) },
  {
    about: 'equal rates, finally without a view',
    counts: everywhere(period(count(45_000, 4_500), count(5_000, 500)), period(count(0, 0), count(0, 0))),
  },
  { about: 'equal rates of millions', counts: everywhere(period(count(9e8, 9e6), count(1e8, 1e6))) },
  {
    about: 'one more rare failure',
    counts: { ...everywhere(flawless), error: [period(count(9_000, 0), count(1_000, 1))] },
  },
  {
    about: 'a measure that few browsers report',
    counts: { ...everywhere(flawless), inp: [period(count(90, 9), count(10, 1))] },
  },
])('judges as fine: $about', ({ counts }) => {
  expect(judgeCanary(counts)).toEqual({ verdict: 'fine' })
})

it.each<{ about: string; counts: CanaryCounts }>([
  { about: 'nothing', counts: {} },
  { about: 'nothing in any period', counts: everywhere(period(count(0, 0), count(0, 0))) },
  { about: 'few views', counts: everywhere(period(count(90, 0), count(10, 0))) },
  { about: 'a first bad view', counts: everywhere(period(count(9, 0), count(1, 1))) },
  { about: 'no canary yet', counts: everywhere(period(count(9_000, 900), count(0, 0))) },
  { about: 'no control to compare with', counts: everywhere(period(count(0, 0), count(9_000, 900))) },
  {
    about: 'one measure with too little data',
    counts: { ...everywhere(flawless), lcp: [period(count(4_500, 450), count(500, 50))] },
  },
  {
    about: 'a small sample of many views',
    counts: {
      ...everywhere(period(count(4_500, 450), count(500, 50))),
      silent: [period(count(900_000, 0), count(100_000, 0))],
    },
  },
  {
    about: 'a canary that does not report what the control does',
    counts: { ...everywhere(flawless), error: [period(count(9_000, 0), count(0, 0))] },
  },
  { about: 'more than fine, less than certain', counts: everywhere(period(count(9_000, 900), count(1_000, 125))) },
])('judges as too little data: $about', ({ counts }) => {
  expect(judgeCanary(counts)).toEqual({ verdict: 'not enough data' })
})

describe('a share that changes with the time of day', () => {
  const night = period(count(20_000, 200), count(2_000, 20))
  const day = period(count(10_000, 400), count(10_000, 400))

  it('is no reason to judge a canary as worse, even if more of all its views are bad', () => {
    expect(judgeCanary({ error: [night, day] })).toEqual({ verdict: 'fine' })
    expect(judgeCanary({ error: [period(count(30_000, 600), count(12_000, 420))] })).toMatchObject({ verdict: 'worse' })
  })

  it('hides no canary that is worse in each period', () => {
    const bad = [period(count(2_000, 100), count(20_000, 1_400)), period(count(20_000, 2_000), count(2_000, 280))]

    expect(judgeCanary({ error: bad })).toMatchObject({ verdict: 'worse' })
  })
})

it('reports the counts of all periods', () => {
  const periods = [period(count(1_000, 10), count(100, 30)), period(count(2_000, 20), count(200, 60))]

  expect(judgeCanary({ error: [flawless], cls: periods })).toEqual({
    verdict: 'worse',
    measure: 'cls',
    control: { views: 3_000, bad: 30 },
    canary: { views: 300, bad: 90 },
  })
})

it('requires more data for fewer false positives, more views per visitor, or silent documents', () => {
  const periods = [period(count(9_000, 90), count(1_000, 35))]
  const counts: CanaryCounts = { error: periods }

  expect(judgeCanary(counts).verdict).toBe('worse')
  expect(judgeCanary(counts, { falsePositives: 1e-6 }).verdict).not.toBe('worse')
  expect(judgeCanary(counts, { viewsPerVisitor: 5 }).verdict).not.toBe('worse')
  expect(judgeCanary({ silent: periods }).verdict).not.toBe('worse')
  expect(judgeCanary(everywhere(flawless)).verdict).toBe('fine')
  expect(judgeCanary(everywhere(flawless), { viewsPerVisitor: 10 }).verdict).toBe('not enough data')
})
