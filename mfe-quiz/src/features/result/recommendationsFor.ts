import type { Answer } from '../quiz/answersOf.ts'
import type { Advice } from './Advice.ts'
import { adviceByArea, adviceToGrow } from './adviceByArea.ts'

const AT_MOST = 3
const BEST = 3

/** The visitor's weakest areas first (in the order of the questions where they are equal), at most three. */
export function recommendationsFor(answers: readonly Answer[]): Advice[] {
  const open = answers
    .filter(({ value }) => value < BEST)
    .sort((one, other) => one.value - other.value)
    .slice(0, AT_MOST)
  if (open.length === 0) return [adviceToGrow]
  return open.map(({ area, value }) => (value <= 1 ? adviceByArea[area].weak : adviceByArea[area].fair))
}
