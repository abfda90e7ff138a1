import type { QuerySpans } from '../../tracing/Tracing.ts'
import { createFolderStore } from './folder/folderStore.ts'
import { createPostgresStore } from './postgres/postgresStore.ts'
import type { ReleaseStore } from './ReleaseStore.ts'

type Options = {
  releasesFolder: string
  /** Address of a PostgreSQL, where the releases are to live in one. */
  databaseUrl: string | undefined
  /** False for who only looks: then what is published in the folder stays there. */
  carries?: boolean
  querySpans?: QuerySpans
}

/** The store that the configuration names. It may be away. */
export function openReleaseStore({ releasesFolder, databaseUrl, carries, querySpans }: Options): ReleaseStore {
  return databaseUrl === undefined
    ? createFolderStore(releasesFolder)
    : createPostgresStore({ url: databaseUrl, releasesFolder, carries, querySpans })
}
