import type { Kysely } from 'kysely'
import { thisServer } from '../holder.ts'
import { type Serving, servingPeriod } from '../ReleaseStore.ts'
import type { ReleaseTables } from './openReleaseDatabase.ts'

/** What each server that shares a database serves, one row each. A server that has not reported for a while is gone. */
export function createPostgresServing(database: () => Promise<Kysely<ReleaseTables>>, now: () => number) {
  return {
    async tell({ generation, composition }: Pick<Serving, 'generation' | 'composition'>): Promise<void> {
      const db = await database()
      const row = { generation, composition, at: now() }
      await db
        .insertInto('release_server')
        .values({ server: thisServer, ...row })
        .onConflict((conflict) => conflict.column('server').doUpdateSet(row))
        .execute()
      await db
        .deleteFrom('release_server')
        .where('at', '<', now() - servingPeriod.valid)
        .execute()
    },
    async list(): Promise<Serving[]> {
      const db = await database()
      const lately = now() - servingPeriod.valid
      return db.selectFrom('release_server').selectAll().where('at', '>', lately).execute()
    },
  }
}
