import { ConfigurationError } from '../configuration/readConfiguration.ts'
import type { Serving } from '../releases/serving/createServing.ts'
import { NotComposed } from '../releases/serving/following/NotComposed.ts'
import { NothingToServe } from '../releases/selection/NothingToServe.ts'

type Options = { log: { warn(message: string): void }; waits: boolean }

/**
 * Resolves when the site is composed, by whichever process. @throws ConfigurationError if it cannot be served, and NotComposed
 * unless it `waits` for a composition.
 */
export async function awaitComposition(
  { look, nextChange }: Pick<Serving, 'look' | 'nextChange'>,
  { log, waits }: Options,
): Promise<void> {
  let isSaid = false
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (error instanceof NothingToServe && !(error instanceof NotComposed)) {
        throw new ConfigurationError(error.message)
      }
      if (!(error instanceof NotComposed) || !waits) throw error
      if (!isSaid) log.warn(`${error.message} Waits for that.`)
      isSaid = true
    }
    await nextChange()
  }
}
