import type { ImageOrder } from '../provider/generateImage.ts'
import type { GenerateResult } from '../provider/readImageAnswer.ts'
import type { GenerationEvent } from './generation.ts'
import type { PlannedImage } from './plannedImages.ts'

/** Pause between two calls (specification, section 9). */
export const CALL_PAUSE = 1000

/** What is said where neither the provider nor HTTP gave a reason (specification, section 8). */
export const NO_REASON = 'Failed to generate images. Please try again.'

export type RunOutcome = { status: 'succeeded' } | { status: 'failed'; message: string } | { status: 'cancelled' }

type Run = {
  targets: readonly PlannedImage[]
  provider: string
  apiKey: string
  signal: AbortSignal
  tell: (event: GenerationEvent) => void
  generate: (order: ImageOrder) => Promise<GenerateResult>
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * Asks for the images one after the other. One that fails does not stop the next, unless the key was refused. The
 * first reason is the run's reason.
 */
export async function runGeneration(run: Run): Promise<RunOutcome> {
  const { targets, provider, apiKey, signal, tell, generate, pause } = run
  let firstReason: string | undefined
  tell({ type: 'runStarted', targets })
  for (const [position, { number, positivePrompt }] of targets.entries()) {
    if (position > 0) await pause(CALL_PAUSE, signal)
    if (signal.aborted) break
    tell({ type: 'imageStarted', number })
    const result = await generate({ provider, apiKey, positivePrompt, signal })
    if (result.status === 'cancelled') break
    if (result.status === 'generated') {
      tell({ type: 'imageGenerated', number, image: result.image })
      continue
    }
    const message = result.message ?? NO_REASON
    firstReason ??= message
    tell({ type: 'imageFailed', number, message })
    if (result.keyRefused) break
  }
  tell({ type: 'runEnded' })
  if (signal.aborted) return { status: 'cancelled' }
  return firstReason === undefined ? { status: 'succeeded' } : { status: 'failed', message: firstReason }
}

/** Resolves after the time, or at once when the signal is aborted: who waits looks at the signal. */
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
