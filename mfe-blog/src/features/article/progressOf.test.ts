import { progressOf } from './progressOf.ts'

it.each([
  { about: 'not reached', top: 300, height: 2800, progress: 0 },
  { about: 'at its top', top: 0, height: 2800, progress: 0 },
  { about: 'in the middle', top: -1000, height: 2800, progress: 0.5 },
  { about: 'with its end in view', top: -2000, height: 2800, progress: 1 },
  { about: 'behind the reader', top: -2700, height: 2800, progress: 1 },
  { about: 'short and below the fold', top: 700, height: 400, progress: 0 },
  { about: 'short and seen whole', top: 100, height: 400, progress: 1 },
])('a text that is $about has been read to $progress', ({ top, height, progress }) => {
  expect(progressOf({ top, height }, 800)).toBe(progress)
})
