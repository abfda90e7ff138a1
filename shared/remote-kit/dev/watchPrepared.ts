import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { watchFolders } from './watchFolders.ts'

/** Folders of a remote that are read before a build. */
const sources = ['content', 'drawings', 'social']

/**
 * Prepares a remote again when a file changes that is read before its builds; the watching builds then see the output.
 * @returns a function that stops it.
 */
export function watchPrepared(folder: string, prepare: () => Promise<void>): () => void {
  const folders = sources.map((name) => join(folder, name)).filter((source) => existsSync(source))
  return watchFolders(folders, () => void prepare().catch(console.error))
}
