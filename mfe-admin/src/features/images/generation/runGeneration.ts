import type { ImageRequest } from '../provider/generateImage.ts'
import type { GenerateResult } from '../provider/readImageResponse.ts'
import type { GenerationEvent } from './generation.ts'
import type { PlannedImage } from './plannedImages.ts'

/** Pause between two calls, in ms (specification, section 9). */
export const REQUEST_INTERVAL = 1000

/** Shown if neither the provider nor HTTP gave a reason (specification, section 8). */
export const UNKNOWN_FAILURE = 'Failed to generate images. Please try again.'

export type RunOutcome = { status: 'succeeded' } | { status: 'failed'; message: string } | { status: 'cancelled' }

type Run = {
  targets: readonly PlannedImage[]
  provider: string
  apiKey: string
  signal: AbortSignal
  dispatch: (event: GenerationEvent) => void
  generate: (request: ImageRequest) => Promise<GenerateResult>
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * Requests the images one after the other. A failure does not stop the others, unless the key was rejected. The first reason
 * becomes the run's.
 */
export async function runGeneration(run: Run): Promise<RunOutcome> {
  const { targets, provider, apiKey, signal, dispatch, generate, pause } = run
  let firstReason: string | undefined
  dispatch({ type: 'runStarted', targets })
  for (const [position, { number, positivePrompt }] of targets.entries()) {
    if (position > 0) await pause(REQUEST_INTERVAL, signal)
    if (signal.aborted) break
    dispatch({ type: 'imageStarted', number })
    const result = await generate({ provider, apiKey, positivePrompt, signal })
    if (result.status === 'cancelled') break
    if (result.status === 'generated') {
      dispatch({ type: 'imageGenerated', number, image: result.image })
      continue
    }
    const message = result.message ?? UNKNOWN_FAILURE
    firstReason ??= message
    dispatch({ type: 'imageFailed', number, message })
    if (result.keyRefused) break
  }
  dispatch({ type: 'runEnded' })
  if (signal.aborted) return { status: 'cancelled' }
  return firstReason === undefined ? { status: 'succeeded' } : { status: 'failed', message: firstReason }
}

/** Resolves after the time, or at once when the signal is aborted: the caller checks the signal. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
