import type { Kysely } from 'kysely'
import type { Migrations } from '../schema.ts'

/** Counts of page views: views/ViewCounts.ts. */
export type PageViewTables = {
  page_views: {
    hour: string
    remote: string
    release: string
    share: number
    measure: string
    views: number
    bad: number
  }
}

export const pageViewMigrations: Migrations = {
  '2026-11-views': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('page_views')
        .ifNotExists()
        .addColumn('hour', 'text', (column) => column.notNull())
        .addColumn('remote', 'text', (column) => column.notNull())
        .addColumn('release', 'text', (column) => column.notNull())
        .addColumn('share', 'integer', (column) => column.notNull())
        .addColumn('measure', 'text', (column) => column.notNull())
        .addColumn('views', 'bigint', (column) => column.notNull())
        .addColumn('bad', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('page_views_key', ['hour', 'remote', 'release', 'share', 'measure'])
        .execute()
    },
  },
}
