import { progressOf } from './progressOf.ts'
import { questions } from './questions.ts'
import type { QuizState } from './quizReducer.ts'
import { scoreOf } from './scoreOf.ts'
import { valuesOf } from './valuesOf.ts'

/** What assistive technology says when a step appears, beside the heading that takes the focus. */
export function announcementOf(state: QuizState): string {
  if (state.phase === 'asking') {
    return `Pergunta ${state.question + 1} de ${questions.length}, ${progressOf(state.question)}% do quiz.`
  }
  const { percent, level } = scoreOf(valuesOf(state.choices))
  return `Quiz concluído: ${percent}%, nível ${level.name}.`
}
