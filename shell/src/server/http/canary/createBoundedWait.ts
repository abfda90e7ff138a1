import { withTimeout } from '../../timing/withTimeout.ts'

/** The maximum number of waiting requests: anybody may request what does not exist. */
const MAX_WAITING = 200
/** The longest wait in ms: a busy machine may be making one composition, and make the expected one next. */
const WAIT_TIMEOUT = 15_000

/** Waits for something, within limits of time and of waiting requests. */
export function createBoundedWait(settled: () => Promise<void>, timeout = WAIT_TIMEOUT): () => Promise<void> {
  let waiting = 0
  return async () => {
    if (waiting >= MAX_WAITING) return
    waiting++
    try {
      await withTimeout(settled(), timeout, () => undefined)
    } finally {
      waiting--
    }
  }
}
