import type { Score } from '../quiz/score/scoreOf.ts'

/** The text that a visitor shares with friends; it has no number, so WhatsApp asks for the recipient. */
export function shareText({ percent, level }: Score, brand: string, quizUrl: string): string {
  return `Fiz o quiz de maturidade digital da ${brand}: ${percent}%, nível ${level.name}. Descubra o nível do seu negócio em menos de 2 minutos: ${quizUrl}`
}

/** The text of a visitor's message to the agency after the quiz. */
export function whatsAppMessage({ points, maxPoints, percent, level }: Score): string {
  return `Olá! Fiz o quiz de maturidade digital: ${points} de ${maxPoints} pontos (${percent}%), nível ${level.name}. Quero conversar sobre os próximos passos.`
}
