import { levelOf } from './levels.ts'

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
