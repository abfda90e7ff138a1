/** The longest answer of a render process, as JSON, in characters. */
const MAX_LENGTH = 8_000_000

/** What is wrong with the length of an answer, as a sentence without its subject; undefined if nothing is. */
export const resultProblem = (json: string): string | undefined =>
  json.length > MAX_LENGTH ? 'is larger than any page: leave out what nobody is shown.' : undefined
