import { color } from '@site/design/tokens'

type Level = { name: string; upTo: number; sentence: string }

/** From weakest to strongest; `upTo` is the highest percent that still belongs to a level (specification, section 9). */
export const LEVELS = [
  { name: 'Iniciante', upTo: 25, sentence: 'Sua presença digital ainda é baixa.' },
  { name: 'Intermediário', upTo: 50, sentence: 'Está no caminho, mas precisa melhorar.' },
  { name: 'Avançado', upTo: 75, sentence: 'Bom nível digital, mas há oportunidades.' },
  { name: 'Expert', upTo: 100, sentence: 'Excelente maturidade digital!' },
] as const satisfies readonly Level[]

/** The level that a percent belongs to. */
export function levelOf(percent: number): Level {
  return LEVELS.find(({ upTo }) => percent <= upTo) ?? LEVELS[3]
}

/** One colour a level, from weakest to strongest, wherever levels are drawn. */
export const levelColors = [color.orangeDeep, color.orange, color.green, color.greenDeep] as const

const MOST_POINTS_PER_QUESTION = 3

export type Score = { points: number; mostPoints: number; percent: number; level: Level }

/** Sum of the answers' values, as a percent of the most that could be reached, rounded (specification, section 9). */
export function scoreOf(answers: readonly { value: number }[]): Score {
  const points = answers.reduce((sum, { value }) => sum + value, 0)
  const mostPoints = answers.length * MOST_POINTS_PER_QUESTION
  const percent = Math.round((points / mostPoints) * 100)
  return { points, mostPoints, percent, level: levelOf(percent) }
}
