import * as v from 'valibot'

/** Characters of a text that is sent. */
export const LONGEST_TEXT = 300

const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT))
const number = v.pipe(v.number(), v.minValue(0))

/** What a worker tells the primary. An `id` comes back with what was asked for. */
export const fromWorker = v.variant('type', [
  v.strictObject({ type: v.literal('count'), id: number, name: text, key: text, window: number, add: number }),
  v.strictObject({ type: v.literal('first'), id: number, name: text, key: text, value: v.optional(text) }),
  v.strictObject({ type: v.literal('ask'), id: number, question: text }),
  v.strictObject({ type: v.literal('answer'), id: number, value: v.unknown() }),
])

export type FromWorker = v.InferOutput<typeof fromWorker>

/** What the primary tells a worker: what it has asked for, or a question that another one has asked. */
export const fromPrimary = v.variant('type', [
  v.strictObject({ type: v.literal('result'), id: number, value: v.optional(v.unknown()) }),
  v.strictObject({ type: v.literal('question'), id: number, question: text }),
])

export type FromPrimary = v.InferOutput<typeof fromPrimary>

export const countedResult = v.strictObject({ count: number, left: number })
export const firstResult = v.optional(text)
export const askedResult = v.array(v.unknown())
