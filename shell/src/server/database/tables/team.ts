import type { Kysely } from 'kysely'
import type { Migrations } from '../schema.ts'

/** The people of the agency, what they log in with, and their sessions: admin/team. */
export type TeamTables = {
  /** `roles` as JSON. */
  people: { id: string; name: string; email: string; roles: string; since: number }
  /** `id` and `public_key` in Base64url, `transports` as JSON. */
  passkeys: { id: string; person: string; public_key: string; counter: number; transports: string; since: number }
  sessions: { id: string; person: string; ends_at: number }
  /** What may be used once: links and challenges, by the hash of what was handed out. */
  single_uses: { id: string; purpose: string; person: string; ends_at: number }
}

export const teamMigrations: Migrations = {
  '2026-12-team': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('roles', 'text', (column) => column.notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('transports', 'text', (column) => column.notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .execute()
      for (const [name, more] of [['sessions', []] as const, ['single_uses', ['purpose']] as const]) {
        let table = db.schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey())
        for (const column of ['person', ...more]) table = table.addColumn(column, 'text', (one) => one.notNull())
        await table.addColumn('ends_at', 'bigint', (column) => column.notNull()).execute()
      }
    },
  },
}
