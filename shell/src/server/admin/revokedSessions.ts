import type { Database } from '../database/Database.ts'

/** Sessions that a logout has revoked, stored until they would have expired. */
export type RevokedSessions = {
  /** Resolves once every server that shares the database knows. */
  add(session: { id: string; expiresAt: number }, now: number): Promise<void>
  has(id: string): Promise<boolean>
}

/** Stores them in the site's database, so that a logout applies to every server that shares it, and after a restart. */
export function revokedSessionsIn(database: Pick<Database, 'use'>): RevokedSessions {
  return {
    add: ({ id, expiresAt }, now) =>
      database.use(async ({ db }) => {
        await db.deleteFrom('ended_sessions').where('ends_at', '<=', now).execute()
        await db
          .insertInto('ended_sessions')
          .values({ id, ends_at: expiresAt })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
      }),
    has: (id) =>
      database.use(async ({ db }) => {
        const found = await db.selectFrom('ended_sessions').select('id').where('id', '=', id).executeTakeFirst()
        return found !== undefined
      }),
  }
}
