import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { faqEntries } from '../../home/faqEntries.ts'
import { answerTo } from './answerTo.ts'

const entries = faqEntries(sampleSite, undefined)

it('has the six questions of the home page', () => {
  expect(entries).toHaveLength(6)
})

it.each(entries)('answers "$question" with its own answer', (entry) => {
  expect(answerTo(entries, entry.question)).toBe(entry)
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
  expect(answerTo(entries, text)).toBe(entries[entry])
})

it.each(['', '   ', 'vocês vendem bolo de cenoura?'])('does not pretend to know an answer to %j', (text) => {
  expect(answerTo(entries, text)).toBeUndefined()
})
