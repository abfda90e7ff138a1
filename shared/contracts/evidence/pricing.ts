import * as v from 'valibot'
import { line, list, sample, text, word } from './evidenceFields.ts'
import { repeatedGuarantee } from './guarantees.ts'
import { savesSomething } from './savingExample.ts'

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

/** The lowest price of each service in whole reais, and what comes after the first day. */
export const prices = v.pipe(
  v.strictObject({
    sample,
    items: list(
      v.strictObject({
        name: word,
        from: amount,
        per: v.picklist(['once', 'month'], 'must be once or month'),
        includes: text,
        guarantee: repeatedGuarantee,
      }),
      8,
    ),
    afterwards: list(v.strictObject({ title: word, text, guarantee: repeatedGuarantee }), 6),
  }),
  v.forward(
    v.check((prices) => savesSomething(prices), 'must cost less than the attendant of the example'),
    ['items'],
  ),
)

/**
 * The one list of what the price of a site includes and is delivered in a day, and of what has a price and a deadline of its
 * own. Nothing else says so: pages, terms, structured data and answers are made from it.
 */
export const offer = v.pipe(
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
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    const path = typed && repeatedFeature(value)
    if (path) addIssue({ message: 'must not be listed already', path })
  }),
)

type Listed = { feature?: string | undefined }

/** Where a feature is named that was listed before. */
function repeatedFeature(offer: { included: Listed[]; apart: Listed[] }) {
  const taken = new Set<string>()
  const origin = 'value'
  for (const list of ['included', 'apart'] as const) {
    for (const [index, item] of offer[list].entries()) {
      const { feature } = item
      if (feature && taken.has(feature)) {
        return [
          { type: 'object', origin, input: offer, key: list, value: offer[list] },
          { type: 'array', origin, input: offer[list], key: index, value: item },
          { type: 'object', origin, input: item, key: 'feature', value: feature },
        ] satisfies [v.ObjectPathItem, v.ArrayPathItem, v.ObjectPathItem]
      }
      if (feature) taken.add(feature)
    }
  }
  return undefined
}
