import { join } from 'node:path'
import { sharedFolder } from '@site/release-protocol/files/sharedFolder'
import { publish, readPublications, readPublished } from '@site/release-protocol/publication/publish'
import { readVerdicts } from '@site/release-protocol/verdict/verdicts'
import { createFolderChanges } from './folderChanges.ts'
import { createFolderRequests } from './folderRequests.ts'
import { createFolderArchive } from './folderArchive.ts'
import type { ReleaseStore } from '../ReleaseStore.ts'
import { createUnreadableRecords } from '../unreadableRecords.ts'
import { createFolderAdmitted } from './folderAdmitted.ts'
import { createFolderContent } from './folderContent.ts'
import { createFolderGenerations } from './folderGenerations.ts'
import { createFolderIncoming } from './folderIncoming.ts'
import { createFolderLock } from './folderLock.ts'
import { createFolderPointers } from './folderPointers.ts'

/** A release store in a folder: for one server, or for several on one machine or one network disk. */
export function createFolderStore(releasesFolder: string, now = Date.now): ReleaseStore {
  const unreadable = createUnreadableRecords()
  const admitted = createFolderAdmitted(join(releasesFolder, sharedFolder.admitted))
  const generations = createFolderGenerations(join(releasesFolder, sharedFolder.generations), {
    ...{ admitted, unreadable, now },
  })
  const lock = createFolderLock(join(releasesFolder, sharedFolder.composing), now)
  const pointers = createFolderPointers(releasesFolder, unreadable)
  const { publications, generations: verdicts, requests, content } = sharedFolder
  const changes = createFolderChanges(
    [publications, verdicts, requests, content].map((name) => join(releasesFolder, name)),
  )
  return {
    pointers,
    // It is either here, or nowhere, which the reader notices.
    fetch: async () => false,
    lock: lock.lock,
    lastLook: lock.lastLook,
    generation: generations.newest,
    addGeneration: generations.add,
    verdicts: () => readVerdicts(releasesFolder),
    admitted: admitted.list,
    incoming: createFolderIncoming(join(releasesFolder, sharedFolder.incoming), now),
    published: () => readPublished(releasesFolder),
    publications: (max) => readPublications(releasesFolder, max),
    generations: generations.all,
    generationNumbered: generations.numbered,
    unreadable: unreadable.list,
    archives: [createFolderArchive(releasesFolder)],
    publish: (releases, options) => publish(releasesFolder, releases, options),
    // All servers see the folder.
    share: async () => {},
    compositions: { share: async () => {}, fetch: async () => {} },
    requests: createFolderRequests(join(releasesFolder, requests), now),
    content: createFolderContent(join(releasesFolder, content)),
    nextChange: changes.nextChange,
    async end() {
      changes.end()
      lock.end()
    },
  }
}
