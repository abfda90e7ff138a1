import type { Area, Question } from './Question.ts'

export type Answer = { area: Area; value: number }

/** What the chosen options are worth, question by question. `choices[n]` is the place of the chosen option in question n. */
export function answersOf(questions: readonly Question[], choices: readonly number[]): Answer[] {
  return questions
    .slice(0, choices.length)
    .map(({ id, options }, question) => ({ area: id, value: options[choices[question] ?? 0]?.value ?? 0 }))
}
