import { Worker } from 'node:worker_threads'
import { ownModule } from '../../build/ownModule.ts'
import type { TrialLimits } from './trialMessages.ts'

/**
 * Watches what this process does from a thread of its own: work that never ends leaves none for anybody else. It prints what has
 * exceeded the limits, and ends the process.
 */
export function watchEndlessWork(limits: TrialLimits) {
  const watch = new Worker(ownModule(import.meta.dirname, 'endlessWorkThread'), { workerData: limits })
  watch.unref()
  return {
    /** From now on everything counts as work for this page. */
    begin: (page: string): void => watch.postMessage(page),
  }
}
