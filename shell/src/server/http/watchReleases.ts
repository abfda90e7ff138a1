import type { Composer } from '../releases/createComposer.ts'

/** Pause between two looks at the pointers, in ms: a release is seen well within two seconds. */
const PAUSE = 400

/**
 * Looks at the pointers again and again. Reading beats file-system events here: a pointer may be on a network disk.
 * Returns how to stop.
 */
export function watchReleases(composer: Composer, log: { error(message: string): void }): () => void {
  let timer: NodeJS.Timeout
  let stopped = false
  const look = async () => {
    try {
      await composer.refresh()
    } catch (error) {
      log.error(`The composition stays as it is: ${error instanceof Error ? error.message : String(error)}`)
    }
    if (!stopped) timer = setTimeout(look, PAUSE)
  }
  timer = setTimeout(look, PAUSE)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
