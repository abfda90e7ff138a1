import { answersOf } from './Question.ts'
import { questions } from './quizData.ts'

it('returns the value of each chosen option, in the order of the questions', () => {
  expect(answersOf(questions, [1, 1, 1, 1, 1, 1])).toEqual([
    { area: 'site', value: 3 },
    { area: 'google', value: 1 },
    { area: 'whatsApp', value: 3 },
    { area: 'ads', value: 1 },
    { area: 'content', value: 2 },
    { area: 'numbers', value: 0 },
  ])
})

it('stops at the first unanswered question', () => {
  expect(answersOf(questions, [0])).toEqual([{ area: 'site', value: 1 }])
})
