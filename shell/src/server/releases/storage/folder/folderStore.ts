import { join } from 'node:path'
import { sharedFolder } from '@site/remote-kit/release/sharedFolder'
import type { ReleaseStore } from '../ReleaseStore.ts'
import { createFolderGenerations } from './folderGenerations.ts'
import { createFolderLease } from './folderLease.ts'
import { createFolderPointers } from './folderPointers.ts'

/** Releases in a folder: for one server, or for several on one machine or one network disk. */
export function createFolderStore(releasesFolder: string, now = Date.now): ReleaseStore {
  const generations = createFolderGenerations(join(releasesFolder, sharedFolder.generations))
  const lease = createFolderLease(join(releasesFolder, sharedFolder.leases), now)
  return {
    pointers: createFolderPointers(releasesFolder),
    // It lies here or nowhere, which whoever reads it sees.
    bring: async () => {},
    lead: lease.lead,
    generation: generations.newest,
    addGeneration: generations.add,
    end: lease.end,
  }
}
