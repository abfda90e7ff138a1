import { questions } from './questions.ts'
import { type QuizState, RESULT_STEP, stepOf } from './quizReducer.ts'

export type Remembered = { choices: readonly number[]; leadGiven: boolean; step: number }

const KEY = 'quiz'

/** Keeps the answers for a reload within this visit. A browser that forbids storage simply does not keep them. */
export function rememberQuiz(state: QuizState): void {
  const remembered: Remembered = { choices: state.choices, leadGiven: state.leadGiven, step: stepOf(state) }
  ignoringForbiddenStorage(() => sessionStorage.setItem(KEY, JSON.stringify(remembered)))
}

/** What `rememberQuiz` kept; nothing if it is missing or is not an answer set of this quiz. */
export function rememberedQuiz(): Remembered | undefined {
  return ignoringForbiddenStorage(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isRemembered(kept) ? kept : undefined
  })
}

function isRemembered(kept: unknown): kept is Remembered {
  if (typeof kept !== 'object' || kept === null) return false
  const { choices, leadGiven, step } = kept as Record<string, unknown>
  return (
    Array.isArray(choices) &&
    choices.length <= questions.length &&
    choices.every((option) => isPlace(option, 3)) &&
    typeof leadGiven === 'boolean' &&
    isPlace(step, RESULT_STEP)
  )
}

function isPlace(value: unknown, last: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= last
}

function ignoringForbiddenStorage<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
