import { type QuizState, stepOf } from './quizReducer.ts'

export type Remembered = { choices: readonly number[]; leadGiven: boolean; step: number }

const KEY = 'quiz'
/** Chosen options, step and whether contact data was given: `0312:4:false`. */
const SHAPE = /^([0-3]{0,6}):([0-6]):(true|false)$/

/** Keeps the answers for a reload within this visit. A browser that forbids storage simply does not keep them. */
export function rememberQuiz(state: QuizState): void {
  try {
    sessionStorage.setItem(KEY, `${state.choices.join('')}:${stepOf(state)}:${state.leadGiven}`)
  } catch {
    // The quiz then starts over after a reload.
  }
}

/** What `rememberQuiz` kept; nothing if it is missing or is not an answer set of this quiz. */
export function rememberedQuiz(): Remembered | undefined {
  try {
    const [, choices, step, leadGiven] = SHAPE.exec(sessionStorage.getItem(KEY) ?? '') ?? []
    return choices === undefined
      ? undefined
      : { choices: [...choices].map(Number), leadGiven: leadGiven === 'true', step: Number(step) }
  } catch {
    return undefined
  }
}
