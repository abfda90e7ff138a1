import { questions } from '../quiz/questions/questions.ts'
import { usualAdvice } from './adviceWords.ts'
import { recommendationsFor } from './recommendationsFor.ts'

const answers = (values: number[]) =>
  values.map((value, question) => ({ area: questions[question]?.id ?? 'site', value }))
const titles = (values: number[]) => recommendationsFor(answers(values), usualAdvice).map(({ title }) => title)

it.each([
  {
    name: 'the three weakest areas, weakest first',
    values: [2, 3, 0, 1, 3, 2],
    expected: ['Responda na hora, todos os dias', 'Comece a anunciar com pouco', 'Deixe o seu site rápido no celular'],
  },
  {
    name: 'the first questions among equal answers',
    values: [0, 0, 0, 0, 0, 0],
    expected: ['Coloque um site próprio no ar', 'Apareça no Google e no Maps', 'Responda na hora, todos os dias'],
  },
  {
    name: 'only areas with room for improvement',
    values: [3, 3, 3, 3, 2, 3],
    expected: ['Troque o improviso por um calendário'],
  },
  { name: 'a weak answer of 1', values: [3, 3, 3, 3, 3, 1], expected: ['Descubra de onde vêm os clientes'] },
  { name: 'a fair answer of 2', values: [3, 3, 3, 3, 3, 2], expected: ['Troque a planilha por números automáticos'] },
  {
    name: 'how to grow if there is no weak answer',
    values: [3, 3, 3, 3, 3, 3],
    expected: ['Cresça sem aumentar a equipe'],
  },
])('recommends $name', ({ values, expected }) => {
  expect(titles(values)).toEqual(expected)
})

it('recommends one to three different things for each of the 4,096 answer sets', () => {
  for (let set = 0; set < 4 ** 6; set++) {
    const values = [0, 1, 2, 3, 4, 5].map((question) => Math.floor(set / 4 ** question) % 4)
    const open = values.filter((value) => value < 3).length

    expect(new Set(titles(values)).size).toBe(Math.max(1, Math.min(3, open)))
  }
})

it('says it in the words of whoever writes, with the link of the area', () => {
  const advice = { ...usualAdvice, google: { weak: { title: 'Apareça', text: 'Já.' }, fair: usualAdvice.google.fair } }

  expect(recommendationsFor(answers([3, 0, 3, 3, 3, 3]), advice)).toEqual([
    { title: 'Apareça', text: 'Já.', link: expect.objectContaining({ href: '/servicos#seo-ads-local' }) },
  ])
})
