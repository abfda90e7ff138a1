import { endsInARow, restartPause } from './restartPause.ts'

it.each([
  { ends: 1, pause: 0 },
  { ends: 2, pause: 500 },
  { ends: 3, pause: 1_000 },
  { ends: 7, pause: 16_000 },
  { ends: 8, pause: 30_000 },
  { ends: 2_000, pause: 30_000 },
])('a worker that ended $ends times in a row is started again after $pause ms', ({ ends, pause }) => {
  expect(restartPause(ends)).toBe(pause)
})

it.each([
  { former: 0, lived: 59_999, ends: 1 },
  { former: 4, lived: 59_999, ends: 5 },
  { former: 4, lived: 60_000, ends: 1 },
])('$former ends before and $lived ms of life make $ends', ({ former, lived, ends }) => {
  expect(endsInARow(former, lived)).toBe(ends)
})
