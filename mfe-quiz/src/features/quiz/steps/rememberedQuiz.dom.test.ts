import { rememberedQuiz, rememberQuiz } from './rememberedQuiz.ts'

beforeEach(() => sessionStorage.clear())

it('restores the answers and the step', () => {
  rememberQuiz({ phase: 'asking', question: 2, choices: [3, 0], leadSent: false })

  expect(rememberedQuiz()).toEqual({ choices: [3, 0], leadSent: false, step: 2 })
})

it.each([
  { name: 'nothing', kept: null },
  { name: 'an empty text', kept: '' },
  { name: 'an option that does not exist', kept: '4:1:false' },
  { name: 'seven answers', kept: '0000000:6:false' },
  { name: 'a step past the result', kept: '0:7:false' },
  { name: 'no step', kept: '0::false' },
  { name: 'something else', kept: '{"choices":[0]}' },
])('starts over if storage contains $name', ({ kept }) => {
  if (kept !== null) sessionStorage.setItem('/quiz', kept)

  expect(rememberedQuiz()).toBeUndefined()
})

it('works without storage if the browser forbids it', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })

  expect(() => rememberQuiz({ phase: 'result', choices: [], leadSent: true })).not.toThrow()
  forbidden.mockRestore()
})
