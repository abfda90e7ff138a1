import { newUuid } from './newUuid.ts'
import { type GenerateResult, readImageResponse } from './readImageResponse.ts'

export type ImageRequest = {
  /** Base URL of the provider, without `/v1`. */
  provider: string
  apiKey: string
  positivePrompt: string
  signal: AbortSignal
}

type Effects = { fetch: typeof fetch; newId: () => string }

/** Time-out of a call, in ms. */
export const RESPONSE_TIMEOUT = 90_000

const REFUSED = [401, 403]

/** Call 4 of specification section 7: requests one image from the provider. The key is only in the body. */
export async function generateImage(request: ImageRequest, effects: Effects = browserEffects): Promise<GenerateResult> {
  const { provider, apiKey, positivePrompt, signal } = request
  const limited = new AbortController()
  const abort = () => limited.abort()
  const limit = setTimeout(abort, RESPONSE_TIMEOUT)
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
    return readImageResponse(await response.json())
  } catch {
    // No connection, a truncated or invalid response, or a time-out: the specification has one message for all of them.
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

type TaskInput = { apiKey: string; positivePrompt: string; taskUUID: string }

/** Body of call 4 (specification, section 7): the authentication and the image. Model and scheduler belong together. */
function imageTasks({ apiKey, positivePrompt, taskUUID }: TaskInput) {
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
