import cluster from 'node:cluster'
import { joinWorkers } from './joinWorkers.ts'
import type { Workers } from './Workers.ts'

/** What this process has in common with others; undefined where it is the only one, or the primary. */
export function thisWorker(number: number): Workers | undefined {
  if (!cluster.isWorker) return undefined
  return joinWorkers(number, {
    tell: (message) => void process.send?.(message),
    hear: (take) => void process.on('message', take),
  })
}
