import { scoreOf } from '../quiz/score/scoreOf.ts'
import { shareText, whatsAppMessage } from './resultTexts.ts'

const score = scoreOf([3, 3, 3, 1, 0, 0].map((value) => ({ value })))

it('shares percent, level and the address of the quiz', () => {
  expect(shareText(score, 'Vitrine 24h', 'https://exemplo.com.br/quiz')).toBe(
    'Fiz o quiz de maturidade digital da Vitrine 24h: 56%, nível Avançado. Descubra o nível do seu negócio em menos de 2 minutos: https://exemplo.com.br/quiz',
  )
})

it('gives the agency points, percent and level', () => {
  expect(whatsAppMessage(score)).toBe(
    'Olá! Fiz o quiz de maturidade digital: 10 de 18 pontos (56%), nível Avançado. Quero conversar sobre os próximos passos.',
  )
})
