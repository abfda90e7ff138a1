import { createShiftScore } from './layoutShifts.ts'

type Shift = [at: number, value: number, byVisitor?: 'by the visitor']

const cases: { shifts: Shift[]; score: number }[] = [
  { shifts: [], score: 0 },
  { shifts: [[100, 0.05]], score: 0.05 },
  { shifts: [[100, 0.05, 'by the visitor']], score: 0 },
  {
    shifts: [
      [0, 0.05],
      [999, 0.06],
    ],
    score: 0.11,
  },
  {
    shifts: [
      [0, 0.05],
      [1000, 0.06],
    ],
    score: 0.06,
  },
  {
    shifts: [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => [at, 0.1]),
    score: 0.6,
  },
  {
    shifts: [
      [0, 0.3],
      [2000, 0.1],
      [2500, 0.1],
    ],
    score: 0.3,
  },
  {
    shifts: [
      [0, 0.1],
      [900, 0.5, 'by the visitor'],
      [1800, 0.2],
    ],
    score: 0.2,
  },
]

it.each(cases)('scores the shifts $shifts as $score', ({ shifts, score }) => {
  const { add, worst } = createShiftScore()

  for (const [startTime, value, by] of shifts) add({ startTime, value, hadRecentInput: by !== undefined })

  expect(worst()).toBeCloseTo(score)
})
