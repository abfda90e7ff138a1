import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Generation, generationSchema } from '@site/contracts/Generation'
import type { PublishOptions } from '@site/remote-kit/release/publication/publish'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { createFolderPointers } from '../folder/folderPointers.ts'
import type { ReleaseStore } from '../ReleaseStore.ts'
import { createCarrier } from './carryFolder.ts'
import { openReleaseDatabase, type ReleaseTables } from './openReleaseDatabase.ts'
import { createPostgresChanges } from './postgresChanges.ts'
import { download, upload } from './postgresFiles.ts'
import { addGeneration, newestGeneration, newestPublication, publishIn } from './postgresHistory.ts'
import { createPostgresLease } from './postgresLease.ts'

type Options = {
  url: string
  /** Where this machine keeps the files that it needs. */
  releasesFolder: string
  /** False where what is published in the folder is to stay there. */
  carries?: boolean
  /** Milliseconds, in place of the database's clock. */
  now?: () => number
  /** Longest time between two looks, in ms, while nobody tells of news. */
  pause?: number
}

/** Releases in PostgreSQL, for servers on any number of machines. It need not be there when a server starts. */
export function createPostgresStore({ url, releasesFolder, carries = true, now, pause }: Options): ReleaseStore {
  let opening: Promise<Kysely<ReleaseTables>> | undefined
  async function database(): Promise<Kysely<ReleaseTables>> {
    opening ??= openReleaseDatabase(url)
    try {
      return await opening
    } catch (error) {
      opening = undefined
      throw error
    }
  }
  const lease = createPostgresLease({ database, now })
  const changes = createPostgresChanges(url, pause)
  const local = createFolderPointers(releasesFolder)

  async function publish(releases: Readonly<Record<string, string>>, options?: PublishOptions) {
    const db = await database()
    for (const [name, id] of Object.entries(releases)) await upload(db, releasesFolder, name, id)
    return publishIn(db, releases, options)
  }
  const carry = createCarrier({
    releasesFolder,
    publish,
    hasHistory: async () => (await newestPublication(await database())) !== undefined,
  })

  return {
    async pointers(names) {
      const db = await database()
      const problem = carries ? await carry(await local(names)) : undefined
      const newest = await newestPublication(db)
      const pointers = names.map((name) => {
        const { release, counter } = newest?.pointers[name] ?? {}
        return [name, { release, counter, stamp: counter === undefined ? '' : `publication ${counter}` }] as const
      })
      return { pointers: new Map(pointers), publication: newest?.number ?? 0, problem }
    },
    async bring(name, id, again = false) {
      if (!again && existsSync(join(releasesFolder, name, id, 'release.json'))) return false
      await download(await database(), releasesFolder, name, id)
      return true
    },
    lead: lease.lead,
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
    async formerlyLive() {
      const rows = await (await database()).selectFrom('release_generation').select('content').execute()
      const ids = rows.flatMap(({ content }) => Object.entries(read(content)?.live ?? {}))
      const unique = new Map(ids.map(([name, id]) => [`${name} ${id}`, { name, id }]))
      return [...unique.values()]
    },
    published: async () => newestPublication(await database()),
    publish,
    local,
    untilChange: changes.untilChange,
    async end() {
      await changes.end()
      await lease.end().catch(() => undefined)
      await opening?.then((db) => db.destroy()).catch(() => undefined)
    },
  }
}

function read(content: string | null): Generation | undefined {
  return content === null ? undefined : v.parse(generationSchema, JSON.parse(content))
}
