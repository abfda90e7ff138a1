import { type QuizState, stepOf } from './quizReducer.ts'

export type Remembered = { choices: readonly number[]; leadSent: boolean; step: number }

/** The page's path: its document has the first question, and must not be shown for long (`SharedStorage`). */
const KEY = '/quiz'
/** Chosen options, step, and whether contact data was submitted: `0312:4:false`. */
const SHAPE = /^([0-3]{0,6}):([0-6]):(true|false)$/

/** Stores the answers for a reload during this visit. If storage is forbidden, they are simply not stored. */
export function rememberQuiz(state: QuizState): void {
  try {
    sessionStorage.setItem(KEY, `${state.choices.join('')}:${stepOf(state)}:${state.leadSent}`)
  } catch {
    // After a reload the quiz starts over.
  }
}

/** What `rememberQuiz` stored; undefined if it is missing or not a valid state of this quiz. */
export function rememberedQuiz(): Remembered | undefined {
  try {
    const [, choices, step, leadSent] = SHAPE.exec(sessionStorage.getItem(KEY) ?? '') ?? []
    return choices === undefined
      ? undefined
      : { choices: [...choices].map(Number), leadSent: leadSent === 'true', step: Number(step) }
  } catch {
    return undefined
  }
}
