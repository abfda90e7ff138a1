import { type Level, levelOf } from './levels.ts'

const MOST_POINTS_PER_QUESTION = 3

export type Score = { points: number; mostPoints: number; percent: number; level: Level }

/** Sum of the answers' values, as a percent of the most that could be reached, rounded (specification, section 9). */
export function scoreOf(answers: readonly { value: number }[]): Score {
  const points = answers.reduce((sum, { value }) => sum + value, 0)
  const mostPoints = answers.length * MOST_POINTS_PER_QUESTION
  const percent = Math.round((points / mostPoints) * 100)
  return { points, mostPoints, percent, level: levelOf(percent) }
}
