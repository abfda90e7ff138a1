import { type Generated, type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Dialect, Migrations } from '../schema.ts'

export type LeadTables = { leads: LeadTable }

type LeadTable = {
  number: Generated<number>
  key: string
  kind: string
  email: string
  fields: string
  consent: string
  purpose: string
  given_at: number
  received_at: number
  verified: number
  state: string
  attempts: Generated<number>
  next_at: Generated<number>
  last_error: Generated<string>
  suspicion: string
  receiver: Generated<string>
  typed: Generated<string>
}

export type NewLeadRow = Insertable<LeadTable>
export type LeadRow = Selectable<LeadTable>

export const leadMigrations = (dialect: Dialect): Migrations => ({
  // Databases from before there were migrations have this too: hence "if not exists".
  '2026-01-leads': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('leads')
        .ifNotExists()
        .addColumn('number', dialect === 'sqlite' ? 'integer' : 'bigint', (column) =>
          dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.generatedAlwaysAsIdentity().primaryKey(),
        )
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('consent', 'text', (column) => column.notNull())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('given_at', 'bigint', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('verified', 'integer', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('last_error', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
      await db.schema.createIndex('leads_email').ifNotExists().on('leads').column('email').execute()
      await db.schema.createIndex('leads_received').ifNotExists().on('leads').column('received_at').execute()
      // Raw SQL, because a partial index takes no parameters.
      await sql`create index if not exists leads_due on leads (next_at) where state = 'waiting'`.execute(db)
    },
  },
  '2026-11-quarantine': {
    async up(db: Kysely<unknown>) {
      for (const name of ['suspicion', 'receiver']) {
        await db.schema
          .alterTable('leads')
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
          .execute()
      }
    },
  },
  '2026-12-typed': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('leads')
        .addColumn('typed', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    },
  },
})
