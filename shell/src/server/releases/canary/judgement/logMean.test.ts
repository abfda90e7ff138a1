import { logMean } from './logMean.ts'

it.each([
  { logs: [0], mean: 0 },
  { logs: [Math.log(1), Math.log(3)], mean: Math.log(2) },
  { logs: [5_000, 5_000], mean: 5_000 },
  { logs: [-5_000, -5_000], mean: -5_000 },
  { logs: [5_000, -5_000], mean: 5_000 - Math.log(2) },
])('returns $mean for numbers with the logarithms $logs', ({ logs, mean }) => {
  expect(logMean(logs)).toBeCloseTo(mean)
})
