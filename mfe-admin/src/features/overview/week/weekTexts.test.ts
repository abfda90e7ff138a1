import { answersText, describedDays, formerText, scaleText } from './weekTexts.ts'

it.each([
  [0, 0, 'Semana passada até aqui: 0'],
  [9, 9, 'Semana passada até aqui: 9'],
  [1200, 3400, 'Semana passada até aqui: 1.200 (no fim: 3.400)'],
])('compares with %i of %i', (before, whole, text) => {
  expect(formerText(before, whole)).toBe(text)
})

it.each([
  [0, 0, 'nenhuma ainda'],
  [0, 3, '0 de 3'],
  [1000, 1200, '1.000 de 1.200'],
])('says %i of %i answers', (inTime, of, text) => {
  expect(answersText({ inTime, of })).toBe(text)
})

it.each([
  [0, 'Nada contado nesta semana, nem na passada.'],
  [1, 'Laranja: esta semana. Cinza: a passada. A barra mais alta vale 1.'],
  [1200, 'Laranja: esta semana. Cinza: a passada. A barra mais alta vale 1.200.'],
])('says how to read a chart up to %i', (most, text) => {
  expect(scaleText(most)).toBe(text)
})

it('describes the days that have come', () => {
  const numbers = (visits: number) => ({ visits, taps: 0, leads: 0, won: 0 })
  const days = [5, 0, 7].map((visits, index) => ({
    day: `2026-11-2${3 + index}`,
    now: numbers(visits),
    before: numbers(9),
    isFuture: index === 2,
  }))

  expect(describedDays({ days }, 'visits')).toBe('Visitas por dia nesta semana: seg 5, ter 0.')
})
