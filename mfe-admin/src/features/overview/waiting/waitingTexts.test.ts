import { leadsText, stepText } from './waitingTexts.ts'

it.each([
  { people: 1, isMore: false, text: '1 pessoa espera resposta.' },
  { people: 2, isMore: false, text: '2 pessoas esperam resposta.' },
  { people: 1300, isMore: true, text: 'Mais de 1.300 pessoas esperam resposta.' },
])('$text', ({ text, ...given }) => {
  expect(leadsText(given)).toBe(text)
})

it.each([
  { who: 'Ana', text: 'Ligar: Ana (05/11)' },
  { who: '', text: 'Ligar: sem nome (05/11)' },
])('$text', ({ who, text }) => {
  expect(stepText({ number: 1, who, text: 'Ligar', on: '2026-11-05' })).toBe(text)
})
