import { cumulativeLayoutShift } from './cumulativeLayoutShift.ts'

it.each([
  { what: 'nothing moves', shifts: [], is: 0 },
  {
    what: 'shifts follow within a second',
    shifts: [
      [0, 0.25],
      [999, 0.5],
    ],
    is: 0.75,
  },
  {
    what: 'a second passes between two shifts',
    shifts: [
      [0, 0.25],
      [1000, 0.5],
    ],
    is: 0.5,
  },
  {
    what: 'an earlier session was worse',
    shifts: [
      [0, 0.5],
      [3000, 0.125],
      [3500, 0.125],
    ],
    is: 0.5,
  },
  {
    what: 'shifts arrive in another order',
    shifts: [
      [999, 0.5],
      [0, 0.25],
    ],
    is: 0.75,
  },
  {
    what: 'a session takes five seconds',
    shifts: [0, 900, 1800, 2700, 3600, 4500, 5000].map((at) => [at, 0.125] as const),
    is: 0.75,
  },
] as { what: string; shifts: [number, number][]; is: number }[])('is $is if $what', ({ shifts, is }) => {
  expect(cumulativeLayoutShift(shifts.map(([at, value]) => ({ at, value })))).toBe(is)
})
