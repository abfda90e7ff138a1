import { formatSpread, ratio, type Spread, spreadOf } from './spread.ts'

const spread = (median: number, low: number, high: number): Spread => ({ median, low, high })

it.each([
  { what: 'there is no run', runs: [], is: undefined },
  { what: 'runs are in any order', runs: [30, 100, 9], is: spread(30, 9, 100) },
  { what: 'some runs have no figure', runs: [undefined, 30, 10, 20], is: spread(20, 10, 30) },
  { what: 'figures are small or large', runs: [0.12345, 9.9996, 10.4], is: spread(10, 0.123, 10) },
])('summarises runs if $what', ({ runs, is }) => {
  expect(spreadOf(runs)).toEqual(is)
})

it.each([
  { of: undefined, is: '-' },
  { of: spread(120, 120, 120), is: '120' },
  { of: spread(120, 110, 140), is: '120 (110-140)' },
])('shows $is', ({ of, is }) => {
  expect(formatSpread(of)).toBe(is)
})

it.each([
  { one: spread(3, 3, 3), other: spread(2, 2, 2), is: '1.50' },
  { one: spread(3, 3, 3), other: spread(0, 0, 0), is: '-' },
  { one: undefined, other: spread(2, 2, 2), is: '-' },
])('divides medians: $is', ({ one, other, is }) => {
  expect(ratio(one, other)).toBe(is)
})
