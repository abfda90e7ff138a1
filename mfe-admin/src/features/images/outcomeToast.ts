import { toastShown } from '@site/contracts/toastShown'
import type { RunOutcome } from './runGeneration.ts'

/** What is said when a run is over (specification, section 8). Nothing after a cancel, or while images are missing. */
export function outcomeToast(outcome: RunOutcome, allReady: boolean) {
  if (outcome.status === 'failed') {
    return toastShown({ title: 'Generation Failed', description: outcome.message, tone: 'destructive' })
  }
  if (outcome.status === 'succeeded' && allReady) {
    return toastShown({ title: 'Success!', description: 'Generated 12 images successfully.' })
  }
  return undefined
}
