import * as v from 'valibot'
import { parseContent } from '../parseContent.ts'
import { savesSomething } from './savingExample.ts'

const upTo = (length: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(length, `must have at most ${length} characters`),
  )
const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item, 'must be a list'), v.maxLength(most, `must have at most ${most} entries`))

/** True until somebody has replaced the sample with real content. */
const sample = v.boolean('must be true or false')
const word = upTo(60)
const line = upTo(160)
const text = upTo(700)

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
const guarantees = {
  siteDelivery: guarantee,
  agentDelivery: guarantee,
  returnOnInvestment: guarantee,
  moreSales: guarantee,
  freeToLeave: guarantee,
  roundTheClock: guarantee,
} as const
/** The guarantee that a text repeats; a link to its terms is shown next to it. */
const repeated = v.optional(v.keyof(v.strictObject(guarantees), 'must be the name of a guarantee'))

/** What a site may have. Pages and answers refer to it by this name, and follow what the list of the offer says about it. */
const feature = v.optional(
  v.picklist(
    [
      'priceList',
      'domain',
      'orders',
      'booking',
      'catalogue',
      'extraPage',
      'shop',
      'integration',
      'changes',
      'renewal',
      'agentSetup',
    ],
    'must be the name of a feature',
  ),
)
/** A price in whole reais. */
const amount = v.pipe(v.number('must be a number'), v.integer('must be whole'), v.minValue(1, 'must be at least 1'))

/** The content that makes the agency credible, one file per section. A section with an empty list is not shown. */
export const evidenceSections = {
  /** Messages from clients, with the replies to them. */
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
        /** Also quoted above the fold, next to the numbers. */
        first: v.optional(v.boolean('must be true or false')),
      }),
      8,
    ),
  }),
  /** How the agency began: the founder's words, and a timeline by year. */
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
  /** How often articles were read, by slug. */
  views: v.strictObject({ sample, articles: v.record(v.string(), upTo(20)) }),
  guarantees: v.strictObject({ sample, ...guarantees }),
  /** The lowest price of each service in whole reais, and what comes after the first day. */
  prices: v.pipe(
    v.strictObject({
      sample,
      items: list(
        v.strictObject({
          name: word,
          from: amount,
          per: v.picklist(['once', 'month'], 'must be once or month'),
          includes: text,
          guarantee: repeated,
        }),
        8,
      ),
      afterwards: list(v.strictObject({ title: word, text, guarantee: repeated }), 6),
    }),
    v.forward(
      v.check((prices) => savesSomething(prices), 'must cost less than the attendant of the example'),
      ['items'],
    ),
  ),
  /**
   * The one list of what the price of a site includes and is delivered in a day, and of what has a price and a deadline of its
   * own. Nothing else says so: pages, terms, structured data and answers are made from it.
   */
  offer: v.pipe(
    v.strictObject({
      sample,
      /** What the client brings to the briefing. */
      briefing: text,
      /** How services are paid for. */
      payment: text,
      included: list(v.strictObject({ feature, name: line }), 14),
      apart: list(
        v.strictObject({
          feature,
          name: line,
          from: amount,
          per: v.picklist(['once', 'month', 'year'], 'must be once, month or year'),
          /** How long it takes, as in 'em 5 dias úteis'. */
          deadline: v.optional(word),
          /** What it does, and for whom. */
          text: v.optional(text),
        }),
        16,
      ),
    }),
    v.forward(
      v.check(
        ({ included, apart }) => areDifferent([...included, ...apart]),
        'must not name a feature that is listed already',
      ),
      ['apart'],
    ),
  ),
  /** The people behind the agency. */
  team: v.strictObject({
    sample,
    people: list(v.strictObject({ name: word, role: word, answers: line }), 8),
  }),
  /** Delivered sites, each with the drawing of its kind of business. */
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
        /** Name of its screenshots among the release's drawings; without it, only the text is shown. */
        drawn: v.optional(word),
      }),
      9,
    ),
  }),
} as const

function areDifferent(items: readonly { feature?: string | undefined }[]): boolean {
  const named = items.flatMap(({ feature }) => feature ?? [])
  return new Set(named).size === named.length
}

/** The name of a section, such as `guarantees`. */
export type EvidenceSection = keyof typeof evidenceSections

/** All sections. Others are ignored: releases that do not know a section yet stay live on a site that has it. */
export const evidenceSchema = v.object(evidenceSections)

export type Evidence = v.InferOutput<typeof evidenceSchema>

/** Reads all sections. @throws Error when one is missing or malformed. */
export function parseEvidence(content: unknown): Evidence {
  return parseContent(evidenceSchema, content)
}

/** A guarantee with its terms. */
export type Guarantee = Evidence['guarantees'][GuaranteeName]
/** The name by which a page refers to a guarantee, such as `siteDelivery`. */
export type GuaranteeName = keyof typeof guarantees
/** What the price of a site includes, and what is sold apart. */
export type Offer = Evidence['offer']
/** The name by which a page refers to something that a site may have, such as `booking`. */
export type Feature = NonNullable<Offer['apart'][number]['feature']>
