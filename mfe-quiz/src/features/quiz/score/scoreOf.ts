import { color } from '@site/design/tokens'

type Level = { name: string; upTo: number; sentence: string }

/** Weakest to strongest; `upTo` is the highest percentage of a level (specification, section 9). */
export const LEVELS = [
  { name: 'Iniciante', upTo: 25, sentence: 'Sua presença digital ainda é baixa.' },
  { name: 'Intermediário', upTo: 50, sentence: 'Está no caminho, mas precisa melhorar.' },
  { name: 'Avançado', upTo: 75, sentence: 'Bom nível digital, mas há oportunidades.' },
  { name: 'Expert', upTo: 100, sentence: 'Excelente maturidade digital!' },
] as const satisfies readonly Level[]

/** The level of a percentage. */
export function levelOf(percent: number): Level {
  return LEVELS.find(({ upTo }) => percent <= upTo) ?? LEVELS[3]
}

/** One colour per level, weakest to strongest, wherever levels are drawn. */
export const levelColors = [color.orangeDeep, color.orange, color.green, color.greenDeep] as const

const MAX_POINTS_PER_QUESTION = 3

export type Score = { points: number; maxPoints: number; percent: number; level: Level }

/** The sum of the answers' values, and its percentage of the maximum, rounded (specification, section 9). */
export function scoreOf(answers: readonly { value: number }[]): Score {
  const points = answers.reduce((sum, { value }) => sum + value, 0)
  const maxPoints = answers.length * MAX_POINTS_PER_QUESTION
  const percent = Math.round((points / maxPoints) * 100)
  return { points, maxPoints, percent, level: levelOf(percent) }
}
