/** The six sides of a business that the quiz looks at; one question each. */
export type Area = 'site' | 'google' | 'whatsApp' | 'ads' | 'content' | 'numbers'

export type Question = {
  id: Area
  question: string
  /** Four options worth 0 to 3, deliberately not always in rising order. */
  options: readonly { text: string; value: 0 | 1 | 2 | 3 }[]
}
