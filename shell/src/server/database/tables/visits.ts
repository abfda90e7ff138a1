import type { Kysely } from 'kysely'
import type { Migrations } from '../schema.ts'

/** Sums of visits and of taps on WhatsApp: views/VisitCounts.ts. */
export type VisitTables = {
  visit_counts: { day: string; kind: string; remote: string; source: string; count: number }
}

export const visitMigrations: Migrations = {
  '2026-12-visits': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('visit_counts')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('remote', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('count', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('visit_counts_key', ['day', 'kind', 'remote', 'source'])
        .execute()
    },
  },
}
