import { questions } from './questions.ts'

/** What the chosen options are worth. `choices[n]` is the place of the chosen option in question n. */
export function valuesOf(choices: readonly number[]): number[] {
  return choices.map((option, question) => questions[question]?.options[option]?.value ?? 0)
}
