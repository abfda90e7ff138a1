import { type QuizState, quizReducer, start } from './quizReducer.ts'

/** The parameters of a step's form, for a browser that submits it itself: answers so far, this step, its answer. */
export const stepFields = { answers: 'respostas', step: 'passo', answer: 'resposta' } as const

/** `rspack.config.ts` declares them. */
export const stepQuery: readonly string[] = Object.values(stepFields)

const ANSWERS = /^[0-3]{0,6}$/
const OPTION = /^[0-3]$/

/**
 * The quiz after a step whose form the browser has submitted by itself: with an answer the step after it, without one the step
 * that the address names. Anybody may have written the address: what is no answer counts as none.
 */
export function steppedQuiz(query: Readonly<Record<string, string>>): QuizState {
  const { [stepFields.answers]: answers = '', [stepFields.step]: step = '', [stepFields.answer]: answer = '' } = query
  const choices = ANSWERS.test(answers) ? [...answers].map(Number) : []
  if (!OPTION.test(answer)) return at(choices, Number(step))
  const shown = at(choices, Number(step))
  if (shown.phase === 'result') return shown
  const { question } = shown
  const chosen = quizReducer(shown, { type: 'chosen', question, option: Number(answer) })
  return quizReducer(chosen, { type: 'moved', step: question + 1 })
}

function at(choices: readonly number[], step: number): QuizState {
  if (choices.length === 0) return start
  return quizReducer(start, { type: 'resumed', choices, leadSent: false, step: Number.isInteger(step) ? step : 0 })
}
