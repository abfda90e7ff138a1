import { sampleEvidence } from '@site/contracts/sampleEvidence'
import { contactQuestions } from './contactQuestions.ts'

const site = { openingHours: 'Mo-Fr 08:00-18:00' }

it('answers the usual questions with the agency’s facts', () => {
  const usual = contactQuestions(site, sampleEvidence.offer)

  expect(usual.map(({ topic }) => topic)).toEqual(['replyTime', 'bring', 'quote', 'location'])
  expect(usual[0]?.answer).toMatch(/^No WhatsApp, em até 2 horas no horário comercial: .*em até 24 horas, contadas/)
  expect(usual[1]?.answer).toBe(`${sampleEvidence.offer.briefing} O resto perguntamos em um briefing de 30 minutos.`)
  expect(contactQuestions(site, undefined)[1]?.answer).toMatch(/^O nome do negócio e o que você vende\. O resto/)
})

it('answers what writers have published instead', () => {
  const written = [{ question: 'Vêm à loja?', answer: 'Sim, em {resposta}.' }]

  expect(contactQuestions(site, undefined, written)).toEqual([{ question: 'Vêm à loja?', answer: 'Sim, em 2 horas.' }])
})
