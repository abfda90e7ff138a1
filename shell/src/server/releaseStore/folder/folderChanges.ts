import { type FSWatcher, mkdirSync, watch } from 'node:fs'
import { createNews } from '../watching/createNews.ts'

/** Polling interval, in ms: a release is noticed well within two seconds. */
const POLL_INTERVAL = 400

/**
 * Says when to check folders again: after a pause, which is the only reliable way, because network disks report no changes
 * of other machines and pointers may be written by hand; and at once if the system reports a change in them. A program that
 * waits for a change does not end.
 */
export function createFolderChanges(folders: readonly string[]) {
  const watchers = new Map<string, FSWatcher>()
  const news = createNews(POLL_INTERVAL)

  function stopWatching(folder: string) {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  function startWatching(folder: string) {
    if (watchers.has(folder)) return
    try {
      mkdirSync(folder, { recursive: true })
      const watcher = watch(folder, { persistent: false, recursive: true }, news.tell)
      watchers.set(
        folder,
        watcher.on('error', () => stopWatching(folder)),
      )
    } catch {
      // A read-only folder, or a system without free watches: polling suffices.
    }
  }

  return {
    async nextChange(): Promise<void> {
      folders.forEach(startWatching)
      await news.next()
    },
    end() {
      folders.forEach(stopWatching)
      news.tell()
    },
  }
}
