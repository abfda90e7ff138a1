import { progressOf } from './QuizProgress.tsx'

it.each([
  { answered: 0, percent: 0 },
  { answered: 1, percent: 17 },
  { answered: 2, percent: 33 },
  { answered: 3, percent: 50 },
  { answered: 4, percent: 67 },
  { answered: 5, percent: 83 },
  { answered: 6, percent: 100 },
])('shows $answered answered questions as $percent%', ({ answered, percent }) => {
  expect(progressOf(answered)).toBe(percent)
})
