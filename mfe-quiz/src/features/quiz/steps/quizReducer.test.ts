import { type QuizEvent, quizReducer, start, stepOf } from './quizReducer.ts'

const after = (...events: QuizEvent[]) => events.reduce(quizReducer, start)
const answered = (count: number): QuizEvent[] =>
  Array.from({ length: count }, (_, question) => ({ type: 'chosen', question, option: question % 4 }))

it('starts at the first question without an answer', () => {
  expect(start).toEqual({ phase: 'asking', question: 0, choices: [], leadSent: false })
})

it('keeps the last option chosen for a question', () => {
  const state = after({ type: 'chosen', question: 0, option: 1 }, { type: 'chosen', question: 0, option: 3 })

  expect(state.choices).toEqual([3])
})

it.each([
  { name: 'forward to the next question', given: 1, step: 1, reached: 1 },
  { name: 'back with the earlier answers kept', given: 3, step: 1, reached: 1 },
  { name: 'not past the first open question', given: 2, step: 5, reached: 2 },
  { name: 'not before the first', given: 2, step: -1, reached: 0 },
  { name: 'to the last question', given: 5, step: 5, reached: 5 },
  { name: 'not to the result with one question open', given: 5, step: 6, reached: 5 },
  { name: 'to the result with all six answered', given: 6, step: 6, reached: 6 },
])('moves $name', ({ given, step, reached }) => {
  const state = after(...answered(given), { type: 'moved', step })

  expect(stepOf(state)).toBe(reached)
  expect(state.phase).toBe(reached === 6 ? 'result' : 'asking')
  expect(state.choices).toHaveLength(given)
})

it('changes an earlier answer without losing the later ones', () => {
  const state = after(...answered(4), { type: 'moved', step: 1 }, { type: 'chosen', question: 1, option: 3 })

  expect(state.choices).toEqual([0, 3, 2, 3])
})

it('ignores an answer that would leave a gap', () => {
  expect(after({ type: 'chosen', question: 2, option: 1 })).toEqual(start)
})

it("resumes at the visitor's step", () => {
  const state = after({ type: 'resumed', choices: [1, 2, 3], leadSent: false, step: 3 })

  expect(state).toEqual({ phase: 'asking', question: 3, choices: [1, 2, 3], leadSent: false })
})

it('starts over without the answers, and does not ask again for contact data already given', () => {
  const state = after(...answered(6), { type: 'moved', step: 6 }, { type: 'leadSent' }, { type: 'restarted' })

  expect(state).toEqual({ phase: 'asking', question: 0, choices: [], leadSent: true })
})
