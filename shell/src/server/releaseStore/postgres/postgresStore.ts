import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sharedFolder } from '@site/release-protocol/files/sharedFolder'
import type { PublishOptions } from '@site/release-protocol/publication/publish'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/Database.ts'
import { databaseProblem, withDatabaseProblems } from '../../database/databaseProblem.ts'
import type { Tables } from '../../database/schema.ts'
import { siteDatabase } from '../../database/siteDatabase.ts'
import { createFolderPointers } from '../folder/folderPointers.ts'
import { createFolderArchive } from '../folder/folderArchive.ts'
import { pointerIn } from '../Pointer.ts'
import type { ReleaseStore } from '../ReleaseStore.ts'
import { createFolderImport } from './importFolder.ts'
import { createUnreadableRecords } from '../unreadableRecords.ts'
import { createPostgresAdmitted } from './postgresAdmitted.ts'
import { createPostgresChanges } from './postgresChanges.ts'
import { download, upload } from './postgresFiles.ts'
import { addGeneration, generationNumbered, newestGeneration } from './postgresGenerations.ts'
import { newestPublication, newestPublications, publishIn } from './postgresPublications.ts'
import { createPostgresIncoming } from './postgresIncoming.ts'
import { createPostgresContent } from './postgresContent.ts'
import { createPostgresCompositions } from './postgresCompositions.ts'
import { createPostgresLock } from './postgresLock.ts'
import { createPostgresRequests } from './postgresRequests.ts'
import { createSeenGenerations } from './seenGenerations.ts'
import { createPostgresArchive } from './postgresArchive.ts'

type Options = {
  url: string
  /** The site's database there. Without it, the store opens one of its own. */
  database?: Database | undefined
  /** Where this machine keeps the files that it needs. */
  releasesFolder: string
  /** False if publications in the folder are not to be imported. */
  importsFolder?: boolean
  /** In ms; replaces the database's clock. */
  now?: () => number
  /** The polling interval without notifications, in ms. */
  pause?: number
}

/** A release store in PostgreSQL, for servers on any number of machines. It need not be available when a server starts. */
export function createPostgresStore(options: Options): ReleaseStore {
  const { url, releasesFolder, importsFolder = true, now, pause } = options
  const site = options.database ?? siteDatabase({ DATABASE_URL: url, DATA_DIR: '' })
  async function database(): Promise<Kysely<Tables>> {
    try {
      return (await site.open()).db
    } catch (error) {
      throw databaseProblem(url, error)
    }
  }
  const content = createPostgresContent(database)
  const unreadable = createUnreadableRecords()
  const history = async () => ({ db: await database(), unreadable })
  const changes = createPostgresChanges(url, pause)
  const localPointers = createFolderPointers(releasesFolder, unreadable)
  const clock = now ?? Date.now
  const lock = createPostgresLock(url, clock)
  const seen = createSeenGenerations(join(releasesFolder, sharedFolder.generations))
  const admitted = createPostgresAdmitted(database, join(releasesFolder, sharedFolder.admitted))

  async function fetch(name: string, id: string, again = false): Promise<boolean> {
    if (!again && existsSync(join(releasesFolder, name, id, 'release.json'))) return false
    await download(await database(), releasesFolder, name, id)
    return true
  }

  async function publish(releases: Readonly<Record<string, string>>, options?: PublishOptions) {
    const db = await database()
    for (const [name, id] of Object.entries(releases)) await upload(db, releasesFolder, name, id)
    return publishIn({ db, unreadable }, releases, options)
  }
  const importPublications = createFolderImport({
    releasesFolder,
    publish,
    hasHistory: async () => (await newestPublication(await history())) !== undefined,
  })

  return withDatabaseProblems<ReleaseStore>(url, {
    async pointers(names) {
      const problem = importsFolder ? await importPublications(await localPointers(names)) : undefined
      const newest = await newestPublication(await history())
      const pointers = names.map((name) => [name, pointerIn(newest, name)] as const)
      return { pointers: new Map(pointers), publication: newest?.number ?? 0, problem }
    },
    fetch,
    async lock(scope) {
      await database()
      return lock.lock(scope)
    },
    async lastLook(scope) {
      const one = (await database()).selectFrom('release_scope').select('at').where('scope', '=', scope)
      return (await one.executeTakeFirst())?.at
    },
    generation: (scope) => seen.orNewest(scope, async () => newestGeneration(await history(), scope)),
    addGeneration: async (scope, after, verdict) => addGeneration(await history(), scope, after, verdict),
    async verdicts() {
      const { rows } = await sql<{ scope: string }>`
        SELECT scope FROM release_scope WHERE hashtextextended(scope, 0) IN (
          SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks
          WHERE locktype = 'advisory' AND granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        )`.execute(await database())
      return Promise.all(
        rows.map(async ({ scope }) => ({ scope, generation: await newestGeneration(await history(), scope) })),
      )
    },
    admitted,
    incoming: createPostgresIncoming(database, clock),
    compositions: createPostgresCompositions({ database, releasesFolder, content, fetchRelease: fetch, now: clock }),
    requests: createPostgresRequests(database, clock),
    content,
    published: async () => newestPublication(await history()),
    publications: async (max) => newestPublications(await history(), max),
    async generations() {
      const { rows } = await sql<{ scope: string }>`SELECT DISTINCT scope FROM release_generation`.execute(
        await database(),
      )
      const newest = rows.map(async ({ scope }) => ({
        scope,
        generation: await newestGeneration(await history(), scope),
      }))
      return (await Promise.all(newest)).flatMap(({ scope, generation }) => (generation ? [{ scope, generation }] : []))
    },
    unreadable: unreadable.list,
    generationNumbered: async (scope, number) => generationNumbered(await history(), scope, number),
    archives: [createPostgresArchive(database), createFolderArchive(releasesFolder)],
    publish,
    share: async (name, id) => upload(await database(), releasesFolder, name, id),
    nextChange: changes.nextChange,
    async end() {
      await changes.end()
      await lock.end()
      if (!options.database) await site.close()
    },
  })
}
