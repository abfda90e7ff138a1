import * as v from 'valibot'

/** The specified body of call 4 (section 7), with nothing missing and nothing added. */
const requestSchema = v.strictTuple([
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

/** The content of a call; undefined if it is not as documented. */
export function readImageRequest(body: string) {
  try {
    const [{ apiKey }, { positivePrompt, taskUUID }] = v.parse(requestSchema, JSON.parse(body))
    return { apiKey, positivePrompt, taskUUID }
  } catch {
    return undefined
  }
}
