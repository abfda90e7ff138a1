import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Folders of a remote that are read before a build. */
const sources = ['content', 'drawings', 'social']

/** Editors save in several steps. In ms. */
const DEBOUNCE = 100

/**
 * Prepares a remote again when a file changes that is read before its builds; the watching builds then see the output.
 * @returns a function that stops it.
 */
export function watchPrepared(folder: string, prepare: () => Promise<void>): () => void {
  let pause: NodeJS.Timeout | undefined
  const later = () => {
    clearTimeout(pause)
    pause = setTimeout(() => void prepare().catch(console.error), DEBOUNCE)
  }
  const watchers = sources
    .map((name) => join(folder, name))
    .filter((source) => existsSync(source))
    .map((source) => watch(source, { recursive: true }, later))
  return () => {
    clearTimeout(pause)
    for (const watcher of watchers) watcher.close()
  }
}
