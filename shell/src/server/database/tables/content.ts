import type { Kysely } from 'kysely'
import type { Migrations } from '../schema.ts'

/** What the agency says on its pages. */
export type ContentTables = {
  /** Files by SHA-384, and when each was last stored. */
  content_file: { hash: string; content: Buffer; at: number }
  /** Versions, and drafts, each kind numbered from 1 on. */
  content_record: { kind: string; number: number; content: string }
}

/** In PostgreSQL only. */
export const contentMigrations: Migrations = {
  '2026-12-content': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('content_file')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('content', 'bytea', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('content_record')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('number', 'bigint', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('content_record_key', ['kind', 'number'])
        .execute()
    },
  },
  '2026-12-content-files': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('content_file')
        .addColumn('at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute()
    },
  },
}
