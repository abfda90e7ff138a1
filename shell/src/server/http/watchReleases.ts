import type { Composer } from '../releases/createComposer.ts'

/** Checks the pointers whenever they may have changed. Returns a function that stops it. */
export function watchReleases(composer: Composer, log: { error(message: string): void }): () => void {
  let stopped = false
  const look = async () => {
    await composer.nextChange()
    if (stopped) return
    try {
      await composer.refresh()
    } catch (error) {
      log.error(`The composition stays as it is: ${error instanceof Error ? error.message : String(error)}`)
    }
    void look()
  }
  void look()
  return () => {
    stopped = true
  }
}
