import { type Kysely, sql } from 'kysely'
import type { Migrations } from '../schema.ts'

/** Tables of a database with releases. */
export type ReleaseTables = {
  /** Content by SHA-384, uncompressed and compressed. */
  release_file: { hash: string; form: '' | 'br' | 'gz'; content: Buffer }
  /** A release exists once all its files do. */
  release: { name: string; id: string; statement: string }
  release_publication: { number: number; content: string }
  release_generation: { scope: string; number: number; content: string }
  /** Scopes for which a process composes, or did, and when it last looked, in ms. */
  release_scope: { scope: string; at: number }
  /** Uploaded files of incomplete releases. */
  release_incoming: { name: string; hash: string; content: Buffer; at: number }
  /** What serving processes ask of the one that composes. */
  release_request: { key: string; content: string; at: number }
  /** What states a composition, and documents of all of them by SHA-384. */
  composition: { name: string; manifest: string; at: number }
  composition_document: { hash: string; content: Buffer }
  /** What was live once, and when it last was, in ms. */
  release_admitted: { name: string; id: string; at: number }
}

/** In PostgreSQL only. */
export const releaseMigrations: Migrations = {
  '2026-12-releases': {
    async up(db: Kysely<unknown>) {
      const former = await migratedFormerly(db)
      for (const [name, { up }] of Object.entries(formerMigrations)) if (!former.has(name)) await up(db)
    },
  },
}

/** Releases had a list of migrations of their own. */
async function migratedFormerly(db: Kysely<unknown>): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql`SELECT WHERE to_regclass('release_migration') IS NOT NULL`.execute(db)
  if (tables.length === 0) return new Set()
  const { rows } = await sql<{ name: string }>`SELECT name FROM release_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** Never change these: databases have them from before there was one list. */
export const formerMigrations: Migrations = {
  '2026-11-releases': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('release_file')
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('content', 'bytea', (column) => column.notNull())
        .addPrimaryKeyConstraint('release_file_key', ['hash', 'form'])
        .execute()
      await db.schema
        .createTable('release')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('statement', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('release_key', ['name', 'id'])
        .execute()
      await db.schema
        .createTable('release_publication')
        .addColumn('number', 'bigint', (column) => column.primaryKey())
        .addColumn('content', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('release_generation')
        .addColumn('scope', 'text', (column) => column.notNull())
        .addColumn('number', 'bigint', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('release_generation_key', ['scope', 'number'])
        .execute()
      await db.schema
        .createTable('release_lease')
        .addColumn('scope', 'text', (column) => column.primaryKey())
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
  '2026-11-releases-server': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('release_server')
        .addColumn('server', 'text', (column) => column.primaryKey())
        .addColumn('generation', 'bigint', (column) => column.notNull())
        .addColumn('composition', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
  '2026-11-releases-incoming': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('release_incoming')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('content', 'bytea', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('release_incoming_key', ['name', 'hash'])
        .execute()
    },
  },
  '2026-11-releases-admitted': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('release_admitted')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('release_admitted_key', ['name', 'id'])
        .execute()
      await sql`
        INSERT INTO release_admitted (name, id, at)
        SELECT live.key, live.value, max(extract(epoch from (content::json->>'at')::timestamptz) * 1000)::bigint
        FROM release_generation, json_each_text(content::json->'live') AS live
        GROUP BY live.key, live.value`.execute(db)
    },
  },
  '2026-12-releases-compositions': {
    async up(db: Kysely<unknown>) {
      await db.schema.dropTable('release_lease').execute()
      await db.schema.dropTable('release_server').execute()
      await db.schema
        .createTable('release_scope')
        .addColumn('scope', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('release_request')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('composition')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('manifest', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('composition_document')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('content', 'bytea', (column) => column.notNull())
        .execute()
    },
  },
}
