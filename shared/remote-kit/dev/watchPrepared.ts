import { messageOf } from '@site/release-protocol/errors/messageOf'
import { watchFolders } from './watchFolders.ts'

/** Folders of a remote that are read before a build. */
const sources = ['content', 'drawings', 'social']

type Options = {
  prepare: () => Promise<void>
  /** Called with what is wrong, or nothing. */
  onPrepared: (problems: readonly string[]) => void
}

/**
 * Prepares a remote again when a file changes that is read before its builds; the watching builds then see the output.
 * @returns a function that stops it.
 */
export function watchPrepared(folder: string, { prepare, onPrepared }: Options): () => void {
  const again = () =>
    void prepare().then(
      () => onPrepared([]),
      (error: unknown) => onPrepared([messageOf(error)]),
    )
  return watchFolders(folder, again, {
    inside: (name) => sources.includes(name),
    matters: (file) => file.includes('/'),
  })
}
