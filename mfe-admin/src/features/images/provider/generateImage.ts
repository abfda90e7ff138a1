import { newUuid } from './newUuid.ts'
import { type GenerateResult, readImageAnswer } from './readImageAnswer.ts'

export type ImageOrder = {
  /** Base URL of the provider, without `/v1`. */
  provider: string
  apiKey: string
  positivePrompt: string
  signal: AbortSignal
}

type Effects = { fetch: typeof fetch; newId: () => string }

/** A provider that has said nothing for this long will not. */
export const ANSWER_LIMIT = 90_000

const REFUSED = [401, 403]

/** Call 4 of specification section 7: asks the provider for one image. The key travels in the body only. */
export async function generateImage(order: ImageOrder, effects: Effects = browserEffects): Promise<GenerateResult> {
  const { provider, apiKey, positivePrompt, signal } = order
  const limited = new AbortController()
  const abort = () => limited.abort()
  const limit = setTimeout(abort, ANSWER_LIMIT)
  signal.addEventListener('abort', abort)
  try {
    signal.throwIfAborted()
    const response = await effects.fetch(`${provider}/v1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(imageTasks({ apiKey, positivePrompt, taskUUID: effects.newId() })),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: limited.signal,
    })
    if (!response.ok) {
      const message = `HTTP error! status: ${response.status}`
      return { status: 'failed', message, keyRefused: REFUSED.includes(response.status) }
    }
    return readImageAnswer(await response.json())
  } catch {
    // No connection, an answer cut off or not JSON, or too late: the specification has one sentence for all of them.
    return signal.aborted ? { status: 'cancelled' } : { status: 'failed', keyRefused: false }
  } finally {
    clearTimeout(limit)
    signal.removeEventListener('abort', abort)
  }
}

const browserEffects: Effects = {
  fetch: (...request) => fetch(...request),
  newId: newUuid,
}

type Order = { apiKey: string; positivePrompt: string; taskUUID: string }

/** Body of call 4 (specification, section 7): who asks, and for what. Model and scheduler belong together. */
function imageTasks({ apiKey, positivePrompt, taskUUID }: Order) {
  return [
    { taskType: 'authentication', apiKey },
    {
      taskType: 'imageInference',
      taskUUID,
      positivePrompt,
      width: 1024,
      height: 768,
      model: 'runware:100@1',
      numberResults: 1,
      outputFormat: 'WEBP',
      CFGScale: 1,
      scheduler: 'FlowMatchEulerDiscreteScheduler',
      strength: 0.8,
    },
  ] as const
}
