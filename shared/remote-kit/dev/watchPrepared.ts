import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'

/** What is read before a build, in folders of the remote. */
const sources = ['content', 'drawings', 'social']

/** Editors save in several steps. */
const DEBOUNCE = 100

/**
 * Prepares a remote again when something changes that is read before its builds; the watching builds see the outcome.
 * @returns how to stop.
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
