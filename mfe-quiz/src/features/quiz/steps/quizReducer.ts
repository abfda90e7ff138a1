import { QUESTION_COUNT } from '../questions/Question.ts'

/**
 * `choices[n]` is the place of the chosen option in question n; they are given in order, so there is never a gap.
 * `leadGiven`: the visitor has left contact data in this visit and is thanked instead of asked again.
 */
export type QuizState = { choices: readonly number[]; leadGiven: boolean } & (
  | { phase: 'asking'; question: number }
  | { phase: 'result' }
)

export type QuizEvent =
  | { type: 'chosen'; question: number; option: number }
  /** To a step by button, history or reload: 0 to 5 are questions, 6 is the result. */
  | { type: 'moved'; step: number }
  | { type: 'resumed'; choices: readonly number[]; leadGiven: boolean; step: number }
  | { type: 'leadGiven' }
  | { type: 'leadRefused' }
  | { type: 'restarted' }

export const start: QuizState = { phase: 'asking', question: 0, choices: [], leadGiven: false }

/** Where a state stands, as one number that fits into a history entry. */
export function stepOf(state: QuizState): number {
  return state.phase === 'asking' ? state.question : QUESTION_COUNT
}

/** What follows from an event. An answer that would leave a gap before it changes nothing. */
export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'chosen':
      if (event.question > state.choices.length) return state
      return { ...state, choices: replaced(state.choices, event.question, event.option) }
    case 'moved':
      return at(event.step, state)
    case 'resumed':
      return at(event.step, event)
    case 'leadGiven':
      return { ...state, leadGiven: true }
    case 'leadRefused':
      return { ...state, leadGiven: false }
    case 'restarted':
      return { ...start, leadGiven: state.leadGiven }
  }
}

/** A step can be reached when every question before it has an answer; a step too far ends at the first open question. */
function at(step: number, { choices, leadGiven }: Pick<QuizState, 'choices' | 'leadGiven'>): QuizState {
  const reached = Math.max(0, Math.min(step, choices.length))
  if (reached >= QUESTION_COUNT) return { phase: 'result', choices, leadGiven }
  return { phase: 'asking', question: reached, choices, leadGiven }
}

function replaced(choices: readonly number[], question: number, option: number): number[] {
  return [...choices.slice(0, question), option, ...choices.slice(question + 1)]
}
