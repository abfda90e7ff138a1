import { progressOf } from './QuizProgress.tsx'

it.each([
  { question: 0, percent: 17 },
  { question: 1, percent: 33 },
  { question: 2, percent: 50 },
  { question: 3, percent: 67 },
  { question: 4, percent: 83 },
  { question: 5, percent: 100 },
])('question index $question is at $percent%', ({ question, percent }) => {
  expect(progressOf(question)).toBe(percent)
})
