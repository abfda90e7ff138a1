import { start } from './quizReducer.ts'
import { steppedQuiz } from './steppedQuiz.ts'

type Address = { respostas?: string; passo?: string; resposta?: string }

it.each<{ what: string; address: Address; choices: number[]; question: number | 'result' }>([
  { what: 'no step', address: {}, choices: [], question: 0 },
  { what: 'the first answer', address: { passo: '0', resposta: '2' }, choices: [2], question: 1 },
  { what: 'another answer', address: { respostas: '21', passo: '2', resposta: '0' }, choices: [2, 1, 0], question: 3 },
  { what: 'no answer', address: { respostas: '21', passo: '2' }, choices: [2, 1], question: 2 },
  { what: 'a step back', address: { respostas: '210', passo: '1' }, choices: [2, 1, 0], question: 1 },
  {
    what: 'an answer changed',
    address: { respostas: '210', passo: '1', resposta: '3' },
    choices: [2, 3, 0],
    question: 2,
  },
  {
    what: 'the last answer',
    address: { respostas: '21003', passo: '5', resposta: '1' },
    choices: [2, 1, 0, 0, 3, 1],
    question: 'result',
  },
  { what: 'the result', address: { respostas: '210031', passo: '6' }, choices: [2, 1, 0, 0, 3, 1], question: 'result' },
  {
    what: 'an answer after the result',
    address: { respostas: '210031', passo: '6', resposta: '1' },
    choices: [2, 1, 0, 0, 3, 1],
    question: 'result',
  },
  { what: 'a step too far', address: { respostas: '2', passo: '5', resposta: '0' }, choices: [2, 0], question: 2 },
  { what: 'no option', address: { respostas: '2', passo: '1', resposta: '4' }, choices: [2], question: 1 },
  { what: 'no answers', address: { respostas: '29', passo: '2', resposta: '1' }, choices: [1], question: 1 },
  { what: 'too many answers', address: { respostas: '0000000', passo: '3' }, choices: [], question: 0 },
  { what: 'no number', address: { respostas: '21', passo: 'dois' }, choices: [2, 1], question: 0 },
  { what: 'a negative step', address: { respostas: '21', passo: '-1' }, choices: [2, 1], question: 0 },
  { what: 'half a step', address: { respostas: '21', passo: '1.5' }, choices: [2, 1], question: 0 },
])('continues from an address with $what', ({ address, choices, question }) => {
  const state = steppedQuiz(address)

  expect(state.choices).toEqual(choices)
  expect(state.phase === 'asking' ? state.question : state.phase).toBe(question)
})

it('begins with nothing that would have to be stored', () => {
  expect(steppedQuiz({})).toBe(start)
  expect(steppedQuiz({ passo: '3' })).toBe(start)
})
