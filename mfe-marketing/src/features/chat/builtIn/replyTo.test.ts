import { sampleEvidence } from '@site/contracts/sampleEvidence'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import type { Known } from './answers/answerParts.ts'
import { answersFrom, restAnswer, unknownAnswer } from './answers/answersFrom.ts'
import { pageQuestions } from './answers/pageQuestions.ts'
import { replyTo } from './replyTo.ts'

const questions = pageQuestions(sampleSite, sampleEvidence)
const reply = (text: string, known: Known = sampleEvidence) => replyTo(text, sampleSite, known)
const texts = (text: string, known?: Known) => reply(text, known).map((answer) => answer.text.replaceAll('\u00a0', ' '))

it('knows the six questions of the home page and the four of the contact page', () => {
  expect(questions).toHaveLength(10)
})

it.each(questions)('answers "$question" as the page does', ({ question, answer }) => {
  expect(reply(question)).toEqual([answer])
})

it.each([
  { text: 'qto custa', says: '“Site no ar em 1 dia” custa a partir de R$ 990' },
  { text: 'qto custa', says: 'com preço fechado' },
  { text: 'e se atrasar, devolvem o dinheiro?', says: 'devolvemos o que você pagou' },
  { text: 'tem fidelidade ou multa pra cancelar', says: 'Você sai quando quiser, sem multa' },
  { text: 'quanto tempo demora pra ficar pronto', says: 'até 24 horas depois do briefing' },
  { text: 'o robô agenda horário?', says: 'Implantação do agente de IA: a partir de R$ 990, em 72 horas' },
  { text: 'aceita cartão? parcela?', says: 'em até 3 vezes no cartão' },
  { text: 'vocês fazem loja virtual?', says: 'Loja virtual: a partir de R$ 2.490, em 15 dias úteis' },
  { text: 'tem agendamento online?', says: 'Agenda online: a partir de R$ 590, em 4 dias úteis' },
  { text: 'o dominio ta incluso?', says: 'O preço do site inclui: domínio no seu nome, hospedagem' },
  { text: 'e depois do primeiro ano?', says: 'depois do primeiro ano: a partir de R$ 390 por ano' },
  { text: 'tenho uma pizzaria', says: 'Para o seu ramo, há ainda: cardápio com pedidos: a partir de R$ 690' },
  { text: 'sou psicóloga', says: 'Agenda online'.toLowerCase() },
  { text: 'abre sabado?', says: 'aos sábados, das 8h às 12h' },
  { text: 'como é o suporte', says: 'você é atendido a qualquer hora' },
])('answers "$text" with what is on offer: $says', ({ text, says }) => {
  expect(texts(text).join(' ')).toContain(says)
})

it('hands over to a person at once, whatever else the message says', () => {
  expect(reply('oi, posso falar com uma pessoa sobre o preço?')).toEqual([expect.objectContaining({ handsOver: true })])
})

it('answers several questions one by one, in their order', () => {
  const [price, deadline, payment] = texts('quanto custa e em quanto tempo fica pronto? aceita pix?')

  expect([price, deadline, payment]).toEqual([
    expect.stringContaining('R$ 990'),
    expect.stringContaining('24 horas'),
    expect.stringContaining('Pix'),
  ])
})

it.each(['', '   ', 'vocês vendem bolo de cenoura?'])('does not pretend to know an answer to %j', (text) => {
  expect(reply(text)).toEqual([unknownAnswer(sampleSite)])
})

it('says that it does not know the rest of a message', () => {
  expect(reply('aceita pix? e vale refeição?').at(-1)).toEqual(restAnswer(sampleSite))
})

it('follows the list of the offer', () => {
  const { offer } = sampleEvidence
  const known = {
    ...sampleEvidence,
    offer: {
      ...offer,
      included: [{ feature: 'booking' as const, name: 'Agenda online' }],
      apart: [
        { feature: 'orders' as const, name: 'Pedidos', from: 777, per: 'once' as const, deadline: '9 dias úteis' },
      ],
      payment: 'Só boleto.',
    },
  }

  expect(texts('tem agendamento online?', known)).toEqual(['Fazemos, sim. O preço do site inclui: agenda online.'])
  expect(texts('quero receber pedidos no site', known)).toEqual([
    'Fazemos, sim. Pedidos: a partir de R$ 777, em 9 dias úteis.',
  ])
  expect(texts('vcs fazem loja virtual?', known).join()).toContain('não está na nossa lista')
  expect(texts('aceita cartao?', known)).toEqual(['Só boleto.'])
})

it('mentions neither prices nor guarantees while it does not know them', () => {
  const all = Object.values(answersFrom(sampleSite, undefined)).map(({ text }) => text)

  // The example of the saving is the same for every agency.
  expect(all.filter((text) => /R\$|24 horas depois|72 horas/.test(text))).toEqual([])
  expect(all.filter((text) => text.trim() === '')).toEqual([])
})

it('answers no question with the yes or no of another', () => {
  const all = Object.values(answersFrom(sampleSite, sampleEvidence)).map(({ text }) => text)

  expect(all.filter((text) => /^(Sim|Não|Fica)\b/.test(text))).toEqual([])
})
