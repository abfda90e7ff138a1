import { watch } from 'node:fs'

/** Editors save in several steps. In ms. */
const DEBOUNCE = 100

type Options = {
  /** Whether a change of a file, named relative to its folder, matters. By default each does. */
  matters?: (file: string) => boolean
  /** Whether folders inside count. */
  recursive?: boolean
}

/** Calls after files of these folders have changed. @returns a function that stops it. */
export function watchFolders(
  folders: readonly string[],
  onChange: () => void,
  { matters = () => true, recursive = true }: Options = {},
): () => void {
  let pause: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(folder, { recursive }, (_, file) => {
      if (file !== null && !matters(file)) return
      clearTimeout(pause)
      pause = setTimeout(onChange, DEBOUNCE)
    }),
  )
  return () => {
    clearTimeout(pause)
    for (const watcher of watchers) watcher.close()
  }
}
