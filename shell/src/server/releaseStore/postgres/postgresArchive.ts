import { type Kysely, sql } from 'kysely'
import type { Archive } from '../ReleaseStore.ts'
import { lockFiles } from './lockFiles.ts'
import type { Tables } from '../../database/schema.ts'
import { damagedFiles } from './postgresFiles.ts'

/** The releases in a database. A file that several of them contain is stored once, and deleted with the last one. */
export function createPostgresArchive(database: () => Promise<Kysely<Tables>>): Archive {
  return {
    async list() {
      const { rows } = await sql<{ name: string; id: string; at: string | null }>`
        SELECT name, id, statement::json->>'createdAt' AS at FROM release`.execute(await database())
      return rows.map(({ name, id, at }) => ({ name, id, at: at === null ? 0 : Date.parse(at) }))
    },
    async size({ name, id }) {
      const { rows } = await sql<{ bytes: number | null }>`
        SELECT sum(length(content))::bigint AS bytes FROM release_file WHERE hash IN (
          SELECT value FROM release, json_each_text(statement::json->'files') WHERE name = ${name} AND id = ${id}
        )`.execute(await database())
      return rows[0]?.bytes ?? 0
    },
    damaged: async ({ name, id }) => damagedFiles(await database(), name, id),
    async remove({ name, id }) {
      const db = await database()
      await db.transaction().execute(async (transaction) => {
        await lockFiles(transaction)
        await transaction.deleteFrom('release').where('name', '=', name).where('id', '=', id).execute()
        await transaction.deleteFrom('release_admitted').where('name', '=', name).where('id', '=', id).execute()
        await sql`
          DELETE FROM release_file WHERE hash NOT IN (
            SELECT value FROM release, json_each_text(statement::json->'files')
          )`.execute(transaction)
      })
    },
  }
}
