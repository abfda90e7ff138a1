import type { Database } from '../database/Database.ts'
import { createFolderStore } from './folder/folderStore.ts'
import { createPostgresStore } from './postgres/postgresStore.ts'
import type { ReleaseStore } from './ReleaseStore.ts'

type Options = {
  releasesFolder: string
  /** Address of a PostgreSQL, if the releases are stored in one. */
  databaseUrl: string | undefined
  /** The site's database there. Without it, the store opens one of its own. */
  database?: Database | undefined
  /** False for read-only use: publications in the folder are not imported. */
  importsFolder?: boolean
}

/** The configured store. It may be unavailable. */
export function openReleaseStore({ releasesFolder, databaseUrl, importsFolder, database }: Options): ReleaseStore {
  return databaseUrl === undefined
    ? createFolderStore(releasesFolder)
    : createPostgresStore({ url: databaseUrl, releasesFolder, importsFolder, database })
}
