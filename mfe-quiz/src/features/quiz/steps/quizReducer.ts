import { QUESTION_COUNT } from '../questions/Question.ts'

/**
 * `choices[n]` is the index of the option chosen in question n; questions are answered in order, so there are no gaps.
 * `leadSent`: the visitor has submitted contact data during this visit, and is thanked instead of asked again.
 */
export type QuizState = { choices: readonly number[]; leadSent: boolean } & (
  | { phase: 'asking'; question: number }
  | { phase: 'result' }
)

export type QuizEvent =
  | { type: 'chosen'; question: number; option: number }
  /** To a step by button, history or reload: 0 to 5 are questions, 6 is the result. */
  | { type: 'moved'; step: number }
  | { type: 'resumed'; choices: readonly number[]; leadSent: boolean; step: number }
  | { type: 'leadSent' }
  | { type: 'leadRefused' }
  | { type: 'restarted' }

export const start: QuizState = { phase: 'asking', question: 0, choices: [], leadSent: false }

/** A state's step as a single number that fits into a history entry. */
export function stepOf(state: QuizState): number {
  return state.phase === 'asking' ? state.question : QUESTION_COUNT
}

/** The reducer. An answer that would leave a gap before it is ignored. */
export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'chosen':
      if (event.question > state.choices.length) return state
      return { ...state, choices: replaced(state.choices, event.question, event.option) }
    case 'moved':
      return at(event.step, state)
    case 'resumed':
      return at(event.step, event)
    case 'leadSent':
      return { ...state, leadSent: true }
    case 'leadRefused':
      return { ...state, leadSent: false }
    case 'restarted':
      return { ...start, leadSent: state.leadSent }
  }
}

/** A step is reachable if every question before it is answered; one beyond that leads to the first open question. */
function at(step: number, { choices, leadSent }: Pick<QuizState, 'choices' | 'leadSent'>): QuizState {
  const reached = Math.max(0, Math.min(step, choices.length))
  if (reached >= QUESTION_COUNT) return { phase: 'result', choices, leadSent }
  return { phase: 'asking', question: reached, choices, leadSent }
}

function replaced(choices: readonly number[], question: number, option: number): number[] {
  return [...choices.slice(0, question), option, ...choices.slice(question + 1)]
}
