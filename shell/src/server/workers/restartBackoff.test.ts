import { consecutiveExits, restartBackoff } from './restartBackoff.ts'

it.each([
  { exits: 1, pause: 0 },
  { exits: 2, pause: 500 },
  { exits: 3, pause: 1_000 },
  { exits: 7, pause: 16_000 },
  { exits: 8, pause: 30_000 },
  { exits: 2_000, pause: 30_000 },
])('restarts a worker that ended $exits times in a row after $pause ms', ({ exits, pause }) => {
  expect(restartBackoff(exits)).toBe(pause)
})

it.each([
  { former: 0, lived: 59_999, exits: 1 },
  { former: 4, lived: 59_999, exits: 5 },
  { former: 4, lived: 60_000, exits: 1 },
])('counts $exits ends after $former before and $lived ms of life', ({ former, lived, exits }) => {
  expect(consecutiveExits(former, lived)).toBe(exits)
})
