import { readTexts } from '@site/contracts/readTexts'
import { quizTexts } from '../../../texts/quizTexts.ts'
import { usualAdvice } from '../../result/adviceWords.ts'
import { QUESTION_COUNT, writtenQuestions } from './Question.ts'
import { questions } from './questions.ts'

it('asks six questions with four options each', () => {
  expect(questions).toHaveLength(QUESTION_COUNT)
  for (const { options } of questions) expect(options).toHaveLength(4)
})

it.each(questions)('offers the values 0 to 3 once each: $question', ({ options }) => {
  expect(options.map(({ value }) => value).sort()).toEqual([0, 1, 2, 3])
})

it('does not always offer the values in ascending order', () => {
  const rising = questions.filter(({ options }) => options.every(({ value }, place) => value === place))

  expect(rising.length).toBeGreaterThan(0)
  expect(rising.length).toBeLessThan(questions.length)
})

it('asks the usual questions, and recommends the usual, until somebody writes something else', () => {
  const { questions: written, advice } = readTexts({ openingHours: '' }, 'quizTexts', quizTexts)

  expect(writtenQuestions(questions, written)).toEqual(questions)
  expect(advice).toEqual(usualAdvice)
})
