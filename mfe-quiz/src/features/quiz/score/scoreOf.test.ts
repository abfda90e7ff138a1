import { answersOf } from '../questions/Question.ts'
import { questions } from '../questions/questions.ts'
import { levelOf, scoreOf } from './scoreOf.ts'

it.each([
  { percent: 0, name: 'Iniciante', sentence: 'Sua presença digital ainda é baixa.' },
  { percent: 25, name: 'Iniciante', sentence: 'Sua presença digital ainda é baixa.' },
  { percent: 26, name: 'Intermediário', sentence: 'Está no caminho, mas precisa melhorar.' },
  { percent: 50, name: 'Intermediário', sentence: 'Está no caminho, mas precisa melhorar.' },
  { percent: 51, name: 'Avançado', sentence: 'Bom nível digital, mas há oportunidades.' },
  { percent: 75, name: 'Avançado', sentence: 'Bom nível digital, mas há oportunidades.' },
  { percent: 76, name: 'Expert', sentence: 'Excelente maturidade digital!' },
  { percent: 100, name: 'Expert', sentence: 'Excelente maturidade digital!' },
])('$percent% is $name', ({ percent, name, sentence }) => {
  expect(levelOf(percent)).toMatchObject({ name, sentence })
})

it.each([
  { values: [0, 0, 0, 0, 0, 0], points: 0, percent: 0, level: 'Iniciante' },
  { values: [1, 1, 1, 1, 0, 0], points: 4, percent: 22, level: 'Iniciante' },
  { values: [1, 1, 1, 1, 1, 0], points: 5, percent: 28, level: 'Intermediário' },
  { values: [2, 2, 2, 1, 1, 1], points: 9, percent: 50, level: 'Intermediário' },
  { values: [3, 3, 3, 1, 0, 0], points: 10, percent: 56, level: 'Avançado' },
  { values: [3, 3, 3, 3, 1, 0], points: 13, percent: 72, level: 'Avançado' },
  { values: [3, 3, 3, 3, 2, 0], points: 14, percent: 78, level: 'Expert' },
  { values: [3, 3, 3, 3, 3, 3], points: 18, percent: 100, level: 'Expert' },
])('$points points are $percent% and $level', ({ values, points, percent, level }) => {
  expect(scoreOf(values.map((value) => ({ value })))).toMatchObject({
    points,
    maxPoints: 18,
    percent,
    level: { name: level },
  })
})

it('follows the specified rule for all 4,096 sets of answers', () => {
  const levels = new Map<string, number>()

  for (let set = 0; set < 4 ** 6; set++) {
    const choices = [0, 1, 2, 3, 4, 5].map((question) => Math.floor(set / 4 ** question) % 4)
    const answers = answersOf(questions, choices)
    const sum = answers.reduce((total, { value }) => total + value, 0)
    const percent = Math.round((sum / (3 * 6)) * 100)
    const level = percent <= 25 ? 'Iniciante' : percent <= 50 ? 'Intermediário' : percent <= 75 ? 'Avançado' : 'Expert'
    expect(scoreOf(answers)).toMatchObject({ points: sum, percent, level: { name: level } })
    levels.set(level, (levels.get(level) ?? 0) + 1)
  }

  // How many of the 4^6 possible answer sets have a sum of 0-4, 5-9, 10-13 and 14-18.
  expect(Object.fromEntries(levels)).toEqual({ Iniciante: 204, Intermediário: 2134, Avançado: 1554, Expert: 204 })
})
