import type { Kysely } from 'kysely'
import type { Migrations } from '../schema.ts'

/** Sessions that a logout has ended: admin/revokedSessions.ts. */
export type EndedSessionTables = { ended_sessions: { id: string; ends_at: number } }

export const endedSessionMigrations: Migrations = {
  '2026-11-sessions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('ended_sessions')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
}
