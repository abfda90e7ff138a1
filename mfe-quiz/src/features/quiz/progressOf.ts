import { QUESTION_COUNT } from './questionCount.ts'

/** Progress percent at a question, the first being 0: the share of questions reached. */
export function progressOf(question: number): number {
  return Math.round(((question + 1) / QUESTION_COUNT) * 100)
}
