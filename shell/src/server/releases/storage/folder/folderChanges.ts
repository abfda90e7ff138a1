import { type FSWatcher, mkdirSync, watch } from 'node:fs'

/** Polling interval, in ms: a release is noticed well within two seconds. */
const POLL_INTERVAL = 400

/**
 * Says when to check a folder again: after a pause, which is the only reliable way, because network disks report no changes
 * of other machines and pointers may be written by hand; and at once if the system reports a publication.
 */
export function createFolderChanges(publications: string) {
  let watcher: FSWatcher | undefined
  let isNews = false
  let wake: (() => void) | undefined

  function stopWatching() {
    watcher?.close()
    watcher = undefined
  }

  function startWatching() {
    if (watcher) return
    try {
      mkdirSync(publications, { recursive: true })
      watcher = watch(publications, { persistent: false }, () => {
        isNews = true
        wake?.()
      }).on('error', stopWatching)
    } catch {
      // A read-only folder, or a system without free watches: polling suffices.
    }
  }

  return {
    async nextChange(): Promise<void> {
      startWatching()
      if (!isNews) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, POLL_INTERVAL).unref()
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wake = undefined
      isNews = false
    },
    end: stopWatching,
  }
}
