import { messageOf } from '@site/release-protocol/errors/messageOf'
import type { Archive, ReleaseStore } from './ReleaseStore.ts'
import { prunable } from './retention.ts'

type Options = {
  store: Pick<ReleaseStore, 'published' | 'generations' | 'admitted'>
  archives: readonly Archive[]
  now: number
  log: { info(message: string): void; warn(message: string): void }
}

/** Removes old releases. What cannot be removed now is removed later. */
export async function pruneReleases({ store, archives, now, log }: Options): Promise<void> {
  try {
    for (const archive of archives) {
      for (const release of await prunable(store, archive, now)) {
        await archive.remove(release)
        log.info(`${release.name} ${release.id} is no longer kept.`)
      }
    }
  } catch (error) {
    log.warn(`Old releases cannot be removed: ${messageOf(error)}`)
  }
}
