/** The six areas of a business that the quiz looks at; one question each. */
export type Area = 'site' | 'google' | 'whatsApp' | 'ads' | 'content' | 'numbers'

export type Question = {
  id: Area
  question: string
  /** Four options worth 0 to 3, deliberately not always in ascending order. */
  options: readonly { text: string; value: 0 | 1 | 2 | 3 }[]
}

/** The quiz has six questions (specification, section 9). */
export const QUESTION_COUNT = 6

export type Answer = { area: Area; value: number }

/** The value of each chosen option, question by question. `choices[n]` is the index of the option chosen in question n. */
export function answersOf(questions: readonly Question[], choices: readonly number[]): Answer[] {
  return questions
    .slice(0, choices.length)
    .map(({ id, options }, question) => ({ area: id, value: options[choices[question] ?? 0]?.value ?? 0 }))
}

/** The words of a question, and of its four options in the order in which they are shown. */
export type QuestionWords = { question: string; first: string; second: string; third: string; fourth: string }

/** Questions in other words; what each option is worth stays. */
export function writtenQuestions(
  questions: readonly Question[],
  written: Readonly<Record<Area, QuestionWords>>,
): Question[] {
  return questions.map(({ id, options }) => {
    const { question, first, second, third, fourth } = written[id]
    const texts = [first, second, third, fourth]
    return { id, question, options: options.map(({ text, value }, place) => ({ text: texts[place] ?? text, value })) }
  })
}
