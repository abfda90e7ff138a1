import type { Generated, Kysely } from 'kysely'
import type { Dialect, Migrations } from '../schema.ts'

/** What has to be told to whom about each lead, and since when each receiver is known. */
export type LeadNoticeTables = { lead_notices: NoticeTable; notice_targets: { name: string; since: number } }

type NoticeTable = {
  number: Generated<number>
  /** The lead's key. */
  lead: string
  target: string
  state: string
  attempts: Generated<number>
  next_at: number
  last_error: Generated<string>
}

export const leadNoticeMigrations = (dialect: Dialect): Migrations => ({
  '2026-12-lead-notices': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('notice_targets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('lead_notices')
        .addColumn('number', dialect === 'sqlite' ? 'integer' : 'bigint', (column) =>
          dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.generatedAlwaysAsIdentity().primaryKey(),
        )
        .addColumn('lead', 'text', (column) => column.notNull())
        .addColumn('target', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_at', 'bigint', (column) => column.notNull())
        .addColumn('last_error', 'text', (column) => column.notNull().defaultTo(''))
        .addUniqueConstraint('lead_notices_once', ['lead', 'target'])
        .execute()
      await db.schema
        .createIndex('lead_notices_due')
        .on('lead_notices')
        .columns(['target', 'state', 'next_at'])
        .execute()
    },
  },
})
