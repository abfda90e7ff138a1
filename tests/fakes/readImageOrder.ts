import * as v from 'valibot'

/** Body of call 4 as the specification has it (section 7), with nothing left out and nothing beside it. */
const orderSchema = v.strictTuple([
  v.strictObject({ taskType: v.literal('authentication'), apiKey: v.pipe(v.string(), v.minLength(1)) }),
  v.strictObject({
    taskType: v.literal('imageInference'),
    taskUUID: v.pipe(v.string(), v.uuid()),
    positivePrompt: v.pipe(v.string(), v.minLength(1)),
    width: v.literal(1024),
    height: v.literal(768),
    model: v.string(),
    numberResults: v.literal(1),
    outputFormat: v.literal('WEBP'),
    CFGScale: v.literal(1),
    scheduler: v.string(),
    strength: v.literal(0.8),
  }),
])

/** What a call asks for; undefined when it is not as documented. */
export function readImageOrder(body: string) {
  try {
    const [{ apiKey }, { positivePrompt, taskUUID }] = v.parse(orderSchema, JSON.parse(body))
    return { apiKey, positivePrompt, taskUUID }
  } catch {
    return undefined
  }
}
