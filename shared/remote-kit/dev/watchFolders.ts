import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Editors save in several steps. In ms. */
const DEBOUNCE = 100

type Options = {
  /** Whether a folder in it is watched too, with all that is inside. */
  inside: (name: string) => boolean
  /** Whether a change of a file, named relative to the folder, matters. By default each does. */
  matters?: (file: string) => boolean
}

/**
 * Calls after files of a folder have changed, or of folders in it, also of those that come later or come again, as after a change of
 * branches. @returns a function that stops it.
 */
export function watchFolders(
  folder: string,
  onChange: () => void,
  { inside, matters = () => true }: Options,
): () => void {
  const watchers = new Map<string, FSWatcher>()
  let pause: NodeJS.Timeout | undefined
  function settle(): void {
    clearTimeout(pause)
    pause = setTimeout(onChange, DEBOUNCE)
  }

  /** Watches a folder that is new, or another one than before. @returns whether it is one, or was. */
  function renew(name: string): boolean {
    const path = join(folder, name)
    const former = watchers.get(name)
    former?.close()
    watchers.delete(name)
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return former !== undefined
    const watcher = watch(path, { recursive: true }, (_, file) => {
      if (file === null || matters(`${name}/${file}`)) settle()
    })
    // What is gone before it could be looked at comes with an event of its own.
    watcher.on('error', () => {})
    watchers.set(name, watcher)
    return true
  }

  const top = watch(folder, (event, name) => {
    const isFolder = name !== null && event === 'rename' && inside(name) && renew(name)
    if (isFolder || name === null || matters(name)) settle()
  })
  for (const name of readdirSync(folder).filter(inside)) renew(name)
  return () => {
    clearTimeout(pause)
    for (const watcher of [top, ...watchers.values()]) watcher.close()
  }
}
