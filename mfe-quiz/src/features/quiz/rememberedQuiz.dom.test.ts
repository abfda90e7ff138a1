import { rememberedQuiz, rememberQuiz } from './rememberedQuiz.ts'

beforeEach(() => sessionStorage.clear())

it('gives back the answers and the step', () => {
  rememberQuiz({ phase: 'asking', question: 2, choices: [3, 0], leadGiven: false })

  expect(rememberedQuiz()).toEqual({ choices: [3, 0], leadGiven: false, step: 2 })
})

it.each([
  { name: 'nothing', kept: null },
  { name: 'broken JSON', kept: '{' },
  { name: 'null', kept: 'null' },
  { name: 'an option that does not exist', kept: '{"choices":[4],"leadGiven":false,"step":1}' },
  { name: 'a text for an option', kept: '{"choices":["1"],"leadGiven":false,"step":1}' },
  { name: 'seven answers', kept: '{"choices":[0,0,0,0,0,0,0],"leadGiven":false,"step":6}' },
  { name: 'a step past the result', kept: '{"choices":[0],"leadGiven":false,"step":7}' },
  { name: 'no step', kept: '{"choices":[0],"leadGiven":false}' },
])('starts anew when storage holds $name', ({ kept }) => {
  if (kept !== null) sessionStorage.setItem('quiz', kept)

  expect(rememberedQuiz()).toBeUndefined()
})

it('does without storage where the browser forbids it', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })

  expect(() => rememberQuiz({ phase: 'result', choices: [], leadGiven: true })).not.toThrow()
  forbidden.mockRestore()
})
