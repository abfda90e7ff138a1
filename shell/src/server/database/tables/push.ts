import type { Kysely } from 'kysely'
import type { Migrations } from '../schema.ts'

/** Who is told of leads on which device, and the site's keys for that: push/. */
export type PushTables = {
  /** One row: every server that shares the database has the same keys. */
  push_keys: { id: number; public_key: string; private_key: string }
  push_devices: { endpoint: string; person: string; p256dh: string; auth: string; since: number }
}

export const pushMigrations: Migrations = {
  '2026-12-push': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('push_keys')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('private_key', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('push_devices')
        .addColumn('endpoint', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('p256dh', 'text', (column) => column.notNull())
        .addColumn('auth', 'text', (column) => column.notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
}
