import { formatSpread, isWithinSpread, ratio, ratioWithVerdict, type Spread, spreadOf } from './spread.ts'

const spread = (median: number, low: number, high: number): Spread => ({ median, low, high })

it.each([
  { what: 'there is no run', runs: [], is: undefined },
  { what: 'no run has the figure', runs: [undefined, undefined], is: undefined },
  { what: 'there is one run', runs: [7], is: spread(7, 7, 7) },
  { what: 'runs are in any order', runs: [30, 100, 9], is: spread(30, 9, 100) },
  {
    what: 'there is an even number of runs: the later of the two in the middle',
    runs: [20, 10],
    is: spread(20, 10, 20),
  },
  { what: 'some runs have no figure', runs: [undefined, 30, 10, 20], is: spread(20, 10, 30) },
  { what: 'a figure is 0', runs: [0, undefined], is: spread(0, 0, 0) },
  {
    what: 'large figures are rounded, small ones have three decimals',
    runs: [0.12345, 9.9996, 10.4],
    is: spread(10, 0.123, 10),
  },
])('summarises runs if $what', ({ runs, is }) => {
  expect(spreadOf(runs)).toEqual(is)
})

it.each([
  { of: undefined, is: '-' },
  { of: spread(0, 0, 0), is: '0' },
  { of: spread(120, 120, 120), is: '120' },
  { of: spread(120, 110, 140), is: '120 (110-140)' },
])('shows $is', ({ of, is }) => {
  expect(formatSpread(of)).toBe(is)
})

const cases = [
  {
    what: 'there is nothing to compare',
    one: undefined,
    other: spread(2, 2, 2),
    within: false,
    times: '-',
    marked: '-',
  },
  {
    what: 'there is nothing to compare with',
    one: spread(2, 2, 2),
    other: undefined,
    within: false,
    times: '-',
    marked: '-',
  },
  { what: 'the other is 0', one: spread(2, 1, 3), other: spread(0, 0, 2), within: true, times: '-', marked: '-' },
  {
    what: 'the first is 0',
    one: spread(0, 0, 0),
    other: spread(20, 10, 30),
    within: false,
    times: '0.00',
    marked: '0.00',
  },
  {
    what: 'both are equal',
    one: spread(20, 10, 30),
    other: spread(20, 15, 25),
    within: false,
    times: '1.00',
    marked: '1.00',
  },
  {
    what: 'the runs overlap',
    one: spread(20, 10, 30),
    other: spread(40, 29, 50),
    within: true,
    times: '0.50',
    marked: '~0.50',
  },
  {
    what: 'they touch in one figure',
    one: spread(40, 30, 50),
    other: spread(20, 10, 30),
    within: true,
    times: '2.00',
    marked: '~2.00',
  },
  {
    what: 'they touch from below',
    one: spread(20, 10, 30),
    other: spread(40, 30, 50),
    within: true,
    times: '0.50',
    marked: '~0.50',
  },
  {
    what: 'one lies within the other',
    one: spread(30, 30, 30),
    other: spread(20, 10, 40),
    within: true,
    times: '1.50',
    marked: '~1.50',
  },
  {
    what: 'every run is smaller',
    one: spread(20, 10, 29),
    other: spread(40, 30, 50),
    within: false,
    times: '0.50',
    marked: '0.50',
  },
  {
    what: 'every run is larger',
    one: spread(40, 30, 50),
    other: spread(20, 10, 29),
    within: false,
    times: '2.00',
    marked: '2.00',
  },
]

it.each(cases)('compares if $what: $marked', ({ one, other, within, times, marked }) => {
  expect(ratio(one, other)).toBe(times)
  expect(ratioWithVerdict(one, other)).toBe(marked)
  if (one && other) expect(isWithinSpread(one, other)).toBe(within)
})
