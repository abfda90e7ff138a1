import type { SharedDatabase } from '../leads/store/database/openWhenNeeded.ts'

/** Sessions that were ended by hand, until they would have ended by themselves. */
export type EndedSessions = {
  /** Resolves once every server that shares the database knows it. */
  add(session: { id: string; endsAt: number }, now: number): Promise<void>
  has(id: string): Promise<boolean>
}

/** Keeps them in the site's database, so that a logout holds on every server that shares it, and after a restart. */
export function endedSessionsIn(database: Pick<SharedDatabase, 'db'>): EndedSessions {
  return {
    async add({ id, endsAt }, now) {
      const db = await database.db()
      await db.deleteFrom('ended_sessions').where('ends_at', '<=', now).execute()
      await db
        .insertInto('ended_sessions')
        .values({ id, ends_at: endsAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },
    async has(id) {
      const db = await database.db()
      const found = await db.selectFrom('ended_sessions').select('id').where('id', '=', id).executeTakeFirst()
      return found !== undefined
    },
  }
}
