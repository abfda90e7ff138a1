import pRetry from 'p-retry'
import type { Composer } from './createComposer.ts'
import { AnotherJudges } from './selection/NothingToServe.ts'

/** How often another server's first verdict is looked for, in ms, and how many times. */
const patience = { minTimeout: 200, factor: 1, retries: 300 }

/** Settles when there is a composition. @throws Error when none can be formed. */
export function firstComposition(composer: Pick<Composer, 'refresh'>): Promise<void> {
  return pRetry(() => composer.refresh(), { ...patience, shouldRetry: ({ error }) => error instanceof AnotherJudges })
}
