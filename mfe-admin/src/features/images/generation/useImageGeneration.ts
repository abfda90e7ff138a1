import { useEffect, useReducer, useRef } from 'react'
import type { generateImage } from '../provider/generateImage.ts'
import { generation, idleGeneration } from './generation.ts'
import type { PlannedImage } from './plannedImages.ts'
import { pause, type RunOutcome, runGeneration } from './runGeneration.ts'

type Order = { targets: readonly PlannedImage[]; apiKey: string }

/** The generation and its commands. Leaving the page cancels the run that is on. */
export function useImageGeneration(provider: string, generate: typeof generateImage) {
  const [state, tell] = useReducer(generation, idleGeneration)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = (order: Order): Promise<RunOutcome> => {
    running.current?.abort()
    const run = new AbortController()
    running.current = run
    return runGeneration({ ...order, provider, signal: run.signal, tell, generate, pause })
  }
  const cancel = () => running.current?.abort()
  return { state, start, cancel }
}
