import * as v from 'valibot'
import { parseContent } from '../parseContent.ts'
import { line, list, sample, text, upTo, word } from './evidenceFields.ts'
import { guarantees } from './guarantees.ts'
import { offer, prices } from './pricing.ts'

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
  prices,
  offer,
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
