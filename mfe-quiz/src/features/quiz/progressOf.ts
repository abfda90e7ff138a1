import { questions } from './questions.ts'

/** Progress percent at a question, the first being 0: the share of questions reached. */
export function progressOf(question: number): number {
  return Math.round(((question + 1) / questions.length) * 100)
}
