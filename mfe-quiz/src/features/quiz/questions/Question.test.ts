import { answersOf, writtenQuestions } from './Question.ts'
import { questions } from './questions.ts'

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

it('asks in the words that writers have published, for the same points', () => {
  const words = (name: string) => ({ question: `${name}?`, first: 'a', second: 'b', third: 'c', fourth: 'd' })
  const written = {
    ...{ site: words('site'), google: words('google'), whatsApp: words('whatsApp') },
    ...{ ads: words('ads'), content: words('content'), numbers: words('numbers') },
  }

  const asked = writtenQuestions(questions, written)

  expect(asked.map(({ question }) => question)).toEqual(questions.map(({ id }) => `${id}?`))
  expect(asked[0]?.options).toEqual([
    { text: 'a', value: 1 },
    { text: 'b', value: 3 },
    { text: 'c', value: 0 },
    { text: 'd', value: 2 },
  ])
})
