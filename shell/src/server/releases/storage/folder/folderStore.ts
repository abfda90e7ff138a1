import { join } from 'node:path'
import { publish, readPublished } from '@site/remote-kit/release/publication/publish'
import { sharedFolder } from '@site/remote-kit/release/publication/sharedFolder'
import { readVerdicts } from '@site/remote-kit/release/publication/verdicts'
import type { ReleaseStore } from '../ReleaseStore.ts'
import { createFolderGenerations } from './folderGenerations.ts'
import { createFolderLease } from './folderLease.ts'
import { createFolderPointers } from './folderPointers.ts'

/** Pause between two looks, in ms: a release is seen well within two seconds. */
const PAUSE = 400

/** Releases in a folder: for one server, or for several on one machine or one network disk. */
export function createFolderStore(releasesFolder: string, now = Date.now): ReleaseStore {
  const generations = createFolderGenerations(join(releasesFolder, sharedFolder.generations), now)
  const lease = createFolderLease(join(releasesFolder, sharedFolder.leases), now)
  const pointers = createFolderPointers(releasesFolder)
  return {
    pointers,
    // It lies here or nowhere, which whoever reads it sees.
    bring: async () => false,
    lead: lease.lead,
    generation: generations.newest,
    addGeneration: generations.add,
    verdicts: () => readVerdicts(releasesFolder, now),
    // All of it lies here.
    formerlyLive: async () => [],
    published: () => readPublished(releasesFolder),
    publish: (releases, options) => publish(releasesFolder, releases, options),
    local: pointers,
    // Reading beats file-system events: the folder may be on a network disk.
    untilChange: () => new Promise((resolve) => setTimeout(resolve, PAUSE).unref()),
    end: lease.end,
  }
}
