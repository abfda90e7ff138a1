import * as v from 'valibot'

/** The maximum length of a text in a message. */
export const MAX_TEXT_LENGTH = 300

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))
const number = v.pipe(v.number(), v.minValue(0))

/** Messages from a worker to the primary. An `id` comes back with the result. */
export const fromWorker = v.variant('type', [
  v.strictObject({ type: v.literal('count'), id: number, name: text, key: text, window: number, add: number }),
  v.strictObject({ type: v.literal('first'), id: number, name: text, key: text, value: v.optional(text) }),
  v.strictObject({ type: v.literal('ask'), id: number, question: text }),
  v.strictObject({ type: v.literal('answer'), id: number, value: v.unknown() }),
])

export type FromWorker = v.InferOutput<typeof fromWorker>

/** Messages from the primary to a worker: a result, or a question that another worker asked. */
export const fromPrimary = v.variant('type', [
  v.strictObject({ type: v.literal('result'), id: number, value: v.optional(v.unknown()) }),
  v.strictObject({ type: v.literal('question'), id: number, question: text }),
])

export type FromPrimary = v.InferOutput<typeof fromPrimary>

export const countedResult = v.strictObject({ count: number, left: number })
export const firstResult = v.optional(text)
export const repliesResult = v.array(v.unknown())
