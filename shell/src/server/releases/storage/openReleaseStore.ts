import type { QuerySpans } from '../../tracing/Tracing.ts'
import { createFolderStore } from './folder/folderStore.ts'
import { createPostgresStore } from './postgres/postgresStore.ts'
import type { ReleaseStore } from './ReleaseStore.ts'

type Options = {
  releasesFolder: string
  /** Address of a PostgreSQL, if the releases are stored in one. */
  databaseUrl: string | undefined
  /** False for read-only use: publications in the folder are not imported. */
  carries?: boolean
  querySpans?: QuerySpans
}

/** The configured store. It may be unavailable. */
export function openReleaseStore({ releasesFolder, databaseUrl, carries, querySpans }: Options): ReleaseStore {
  return databaseUrl === undefined
    ? createFolderStore(releasesFolder)
    : createPostgresStore({ url: databaseUrl, releasesFolder, carries, querySpans })
}
