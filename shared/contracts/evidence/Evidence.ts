import * as v from 'valibot'
import { parseContent } from '../parseContent.ts'

const upTo = (length: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(length, `must have at most ${length} characters`),
  )
const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item, 'must be a list'), v.maxLength(most, `must have at most ${most} entries`))

/** True while nobody has put something real in its place. */
const sample = v.boolean('must be true or false')
const word = upTo(60)
const line = upTo(160)
const text = upTo(700)

/** A promise with its terms: in one sentence, for whom, under which conditions, and what happens if it is not kept. */
const guarantee = v.strictObject({
  /** Its number, set large. */
  figure: word,
  title: word,
  /** The promise in a sentence, the same wherever it is made. */
  claim: upTo(240),
  forWhom: text,
  conditions: v.pipe(list(text, 8), v.nonEmpty('must not be empty')),
  otherwise: text,
})

/** By what each promises. Where their terms stand is known to the page that shows them. */
const guarantees = {
  siteDelivery: guarantee,
  agentDelivery: guarantee,
  returnOnInvestment: guarantee,
  moreSales: guarantee,
  freeToLeave: guarantee,
  roundTheClock: guarantee,
} as const
/** The promise that a text repeats: the way to its terms stands beside it. */
const repeated = v.optional(v.keyof(v.strictObject(guarantees), 'must be the name of a guarantee'))

/** Everything that the agency shows to be believed, one file each. A list may be empty: its place is left out then. */
export const evidenceSections = {
  /** Messages of clients, and the answers to them. */
  testimonials: v.strictObject({
    sample,
    items: list(
      v.strictObject({
        name: word,
        business: word,
        initials: upTo(3),
        time: upTo(5),
        text,
        answer: line,
        /** Its words stand in the first view too, beside the numbers. */
        first: v.optional(v.boolean('must be true or false')),
      }),
      8,
    ),
  }),
  /** How the agency began: in the founder's words, and by years. */
  story: v.strictObject({
    sample,
    title: line,
    paragraphs: v.pipe(list(text, 4), v.nonEmpty('must not be empty')),
    milestones: list(v.strictObject({ when: word, what: line }), 6),
  }),
  /** What changed for clients, in numbers. */
  successCases: v.strictObject({
    sample,
    items: list(
      v.strictObject({
        business: word,
        story: text,
        results: v.pipe(list(v.strictObject({ value: upTo(12), label: word }), 4), v.nonEmpty('must not be empty')),
      }),
      12,
    ),
  }),
  /** How often articles were read, by their slugs. */
  views: v.strictObject({ sample, articles: v.record(v.string(), upTo(20)) }),
  guarantees: v.strictObject({ sample, ...guarantees }),
  /** What services cost at least, in whole reais, and what comes after the first day. */
  prices: v.strictObject({
    sample,
    items: list(
      v.strictObject({
        name: word,
        from: v.pipe(v.number('must be a number'), v.integer('must be whole'), v.minValue(1, 'must be at least 1')),
        per: v.picklist(['once', 'month'], 'must be once or month'),
        includes: text,
        guarantee: repeated,
      }),
      8,
    ),
    afterwards: list(v.strictObject({ title: word, text, guarantee: repeated }), 6),
  }),
  /** Who answers. */
  team: v.strictObject({
    sample,
    people: list(v.strictObject({ name: word, role: word, answers: line }), 8),
  }),
  /** Sites that were delivered, each with the drawing of its kind of business. */
  deliveries: v.strictObject({
    sample,
    sites: list(
      v.strictObject({
        name: word,
        business: word,
        kind: v.picklist(['food', 'pets', 'health', 'repair', 'homes', 'shop']),
        headline: word,
        button: word,
        before: line,
        after: line,
        /** Name of its screenshots among the drawings of the release; without them it is shown by its words. */
        drawn: v.optional(word),
      }),
      9,
    ),
  }),
} as const

export type EvidenceSection = keyof typeof evidenceSections

const evidence = v.strictObject(evidenceSections)

export type Evidence = v.InferOutput<typeof evidence>

/** All sections of it. @throws Error where one is missing or not well formed. */
export function parseEvidence(content: unknown): Evidence {
  return parseContent(evidence, content)
}

export type Guarantee = Evidence['guarantees'][GuaranteeName]
export type GuaranteeName = keyof typeof guarantees
