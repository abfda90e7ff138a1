import cluster from 'node:cluster'
import { joinWorkers } from './joinWorkers.ts'
import type { Workers } from './Workers.ts'

/** Connects this process to the other workers; undefined in the primary or in a single process. */
export function thisWorker(number: number): Workers | undefined {
  if (!cluster.isWorker) return undefined
  return joinWorkers(number, {
    send: (message) => void process.send?.(message),
    onMessage: (take) => void process.on('message', take),
  })
}
