import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Generation, generationSchema } from '@site/contracts/Generation'
import type { PublishOptions } from '@site/remote-kit/release/publication/publish'
import { sharedFolder } from '@site/remote-kit/release/publication/sharedFolder'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import type { QuerySpans } from '../../../tracing/Tracing.ts'
import { createFolderPointers } from '../folder/folderPointers.ts'
import { createFolderArchive } from '../folder/folderArchive.ts'
import type { ReleaseStore } from '../ReleaseStore.ts'
import { createFolderImport } from './importFolder.ts'
import { openReleaseDatabase, type ReleaseTables } from './openReleaseDatabase.ts'
import { databaseProblem, withDatabaseProblems } from './databaseProblem.ts'
import { createPostgresAdmitted } from './postgresAdmitted.ts'
import { createPostgresChanges } from './postgresChanges.ts'
import { download, upload } from './postgresFiles.ts'
import {
  addGeneration,
  generationNumbered,
  newestGeneration,
  newestPublication,
  newestPublications,
  publishIn,
} from './postgresHistory.ts'
import { createPostgresIncoming } from './postgresIncoming.ts'
import { createPostgresLease } from './postgresLease.ts'
import { createPostgresServing } from './postgresServing.ts'
import { createPostgresArchive } from './postgresArchive.ts'

type Options = {
  url: string
  /** Where this machine keeps the files that it needs. */
  releasesFolder: string
  /** False if publications in the folder are not to be imported. */
  importsFolder?: boolean
  /** In ms; replaces the database's clock. */
  now?: () => number
  /** The polling interval without notifications, in ms. */
  pause?: number
  querySpans?: QuerySpans
}

/** A release store in PostgreSQL, for servers on any number of machines. It need not be available when a server starts. */
export function createPostgresStore(options: Options): ReleaseStore {
  const { url, releasesFolder, importsFolder = true, now, pause, querySpans } = options
  let opening: Promise<Kysely<ReleaseTables>> | undefined
  async function database(): Promise<Kysely<ReleaseTables>> {
    opening ??= openReleaseDatabase(url, querySpans)
    try {
      return await opening
    } catch (error) {
      opening = undefined
      throw databaseProblem(url, error)
    }
  }
  const lease = createPostgresLease({ database, now })
  const changes = createPostgresChanges(url, pause)
  const localPointers = createFolderPointers(releasesFolder)
  const serving = createPostgresServing(database, now ?? Date.now)
  const admitted = createPostgresAdmitted(database, join(releasesFolder, sharedFolder.admitted))

  async function publish(releases: Readonly<Record<string, string>>, options?: PublishOptions) {
    const db = await database()
    for (const [name, id] of Object.entries(releases)) await upload(db, releasesFolder, name, id)
    return publishIn(db, releases, options)
  }
  const importPublications = createFolderImport({
    releasesFolder,
    publish,
    hasHistory: async () => (await newestPublication(await database())) !== undefined,
  })

  return withDatabaseProblems<ReleaseStore>(url, {
    async pointers(names) {
      const db = await database()
      const problem = importsFolder ? await importPublications(await localPointers(names)) : undefined
      const newest = await newestPublication(db)
      const pointers = names.map((name) => {
        const { release, counter, signed } = newest?.pointers[name] ?? {}
        return [
          name,
          { release, counter, signed, stamp: counter === undefined ? '' : `publication ${counter}` },
        ] as const
      })
      return { pointers: new Map(pointers), publication: newest?.number ?? 0, problem }
    },
    async fetch(name, id, again = false) {
      if (!again && existsSync(join(releasesFolder, name, id, 'release.json'))) return false
      await download(await database(), releasesFolder, name, id)
      return true
    },
    acquireLease: lease.acquireLease,
    generation: async (scope) => newestGeneration(await database(), scope),
    addGeneration: async (scope, after, verdict) => addGeneration(await database(), scope, after, verdict),
    async verdicts() {
      const { rows } = await sql<{ scope: string; content: string | null }>`
        SELECT lease.scope, newest.content FROM release_lease AS lease
        LEFT JOIN LATERAL (
          SELECT content FROM release_generation WHERE scope = lease.scope ORDER BY number DESC LIMIT 1
        ) AS newest ON true
        WHERE lease.ends_at > ${now ? now() : sql`(extract(epoch from now()) * 1000)::bigint`}`.execute(
        await database(),
      )
      return rows.map(({ scope, content }) => ({ scope, generation: read(content) }))
    },
    admitted,
    incoming: createPostgresIncoming(database, now ?? Date.now),
    reportServing: serving.tell,
    serving: serving.list,
    published: async () => newestPublication(await database()),
    publications: async (max) => newestPublications(await database(), max),
    async generations() {
      const { rows } = await sql<{ scope: string; content: string }>`
        SELECT DISTINCT ON (scope) scope, content FROM release_generation ORDER BY scope, number DESC`.execute(
        await database(),
      )
      return rows.flatMap(({ scope, content }) => {
        const generation = read(content)
        return generation ? [{ scope, generation }] : []
      })
    },
    generationNumbered: async (scope, number) => generationNumbered(await database(), scope, number),
    archives: [createPostgresArchive(database), createFolderArchive(releasesFolder)],
    publish,
    share: async (name, id) => upload(await database(), releasesFolder, name, id),
    localPointers,
    nextChange: changes.nextChange,
    async end() {
      await changes.end()
      await lease.end().catch(() => undefined)
      await opening?.then((db) => db.destroy()).catch(() => undefined)
    },
  })
}

function read(content: string | null): Generation | undefined {
  return content === null ? undefined : v.parse(generationSchema, JSON.parse(content))
}
