import { useEffect, useReducer, useRef } from 'react'
import type { generateImage } from '../provider/generateImage.ts'
import { generation, idleGeneration } from './generation.ts'
import type { PlannedImage } from './plannedImages.ts'
import { pause, type RunOutcome, runGeneration } from './runGeneration.ts'

type ImageRun = { targets: readonly PlannedImage[]; apiKey: string }

/** The generation and its commands. Leaving the page cancels the current run. */
export function useImageGeneration(provider: string, generate: typeof generateImage) {
  const [state, dispatch] = useReducer(generation, idleGeneration)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = (request: ImageRun): Promise<RunOutcome> => {
    running.current?.abort()
    const run = new AbortController()
    running.current = run
    return runGeneration({ ...request, provider, signal: run.signal, dispatch, generate, pause })
  }
  const cancel = () => running.current?.abort()
  return { state, start, cancel }
}
