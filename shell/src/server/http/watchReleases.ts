import type { Composer } from '../releases/createComposer.ts'

/** Looks at the pointers again and again, whenever there may be news. Returns how to stop. */
export function watchReleases(composer: Composer, log: { error(message: string): void }): () => void {
  let stopped = false
  const look = async () => {
    await composer.untilChange()
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
