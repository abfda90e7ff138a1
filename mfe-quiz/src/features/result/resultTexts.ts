import type { Score } from '../quiz/score/scoreOf.ts'

/** What a visitor shares with friends; no number, so WhatsApp asks with whom. */
export function shareText({ percent, level }: Score, brand: string, quizUrl: string): string {
  return `Fiz o quiz de maturidade digital da ${brand}: ${percent}%, nível ${level.name}. Descubra o nível do seu negócio em menos de 2 minutos: ${quizUrl}`
}

/** What a visitor writes to the agency after the quiz. */
export function talkText({ points, mostPoints, percent, level }: Score): string {
  return `Olá! Fiz o quiz de maturidade digital: ${points} de ${mostPoints} pontos (${percent}%), nível ${level.name}. Quero conversar sobre os próximos passos.`
}
