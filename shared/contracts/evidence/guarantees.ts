import * as v from 'valibot'
import { list, text, upTo, word } from './evidenceFields.ts'

/**
 * A promise with its terms: the promise in one sentence, who gets it, under which conditions, and what happens if it is not
 * kept.
 */
const guarantee = v.strictObject({
  /** The promise's number, shown large. */
  figure: word,
  title: word,
  /** The promise in one sentence, worded the same everywhere. */
  claim: upTo(240),
  forWhom: text,
  conditions: v.pipe(list(text, 8), v.nonEmpty('must not be empty')),
  otherwise: text,
})

/** By what each promises. The page that shows the terms decides where they stand. */
export const guarantees = {
  siteDelivery: guarantee,
  agentDelivery: guarantee,
  returnOnInvestment: guarantee,
  moreSales: guarantee,
  freeToLeave: guarantee,
  roundTheClock: guarantee,
} as const

/** The guarantee that a text repeats; a link to its terms is shown next to it. */
export const repeatedGuarantee = v.optional(v.keyof(v.strictObject(guarantees), 'must be the name of a guarantee'))
