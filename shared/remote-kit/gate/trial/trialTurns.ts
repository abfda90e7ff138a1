import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TrialContext } from './trialContext.ts'

/** So many turns in which no timer is left count as waiting for nothing. React takes one for each part that has waited. */
const IDLE_TURNS = 1_000

/** What work comes to, while the page's timers run whenever there is nothing else to do; or this, if nothing settles it. */
export async function settled<Result, Otherwise>(
  work: Promise<Result>,
  { runNextTimer }: TrialContext,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  work.then(settle, settle)
  for (let idleTurns = 0; idleTurns < IDLE_TURNS; ) {
    await nextTurn()
    if (isSettled) return work
    idleTurns = runNextTimer() ? 0 : idleTurns + 1
  }
  return otherwise
}

/** Runs what a page has left behind, until something fails. */
export async function idle({ runNextTimer }: TrialContext, hasFailed: () => boolean): Promise<void> {
  do await nextTurn()
  while (runNextTimer() && !hasFailed())
  await nextTurn()
}
