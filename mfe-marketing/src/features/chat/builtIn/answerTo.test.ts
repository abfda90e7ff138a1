import { faqEntries } from '../../home/faqEntries.ts'
import { answerTo } from './answerTo.ts'

it('the home page has six questions', () => {
  expect(faqEntries).toHaveLength(6)
})

it.each(faqEntries)('answers "$question" with its own answer', ({ question, answer }) => {
  expect(answerTo(question)).toBe(answer)
})

it.each([
  ['quanto tempo demora pra ficar pronto', 0],
  ['Qual o PREÇO?', 1],
  ['quanto custa', 1],
  ['tem fidelidade ou multa pra cancelar', 2],
  ['e se nao funcionar, devolvem o dinheiro?', 3],
  ['o robô agenda horário?', 4],
  ['como é o suporte', 5],
])('understands %j', (text, entry) => {
  expect(answerTo(text)).toBe(faqEntries[entry]?.answer)
})

it.each(['', '   ', 'vocês vendem bolo de cenoura?'])('does not pretend to know an answer to %j', (text) => {
  expect(answerTo(text)).toBeUndefined()
})
