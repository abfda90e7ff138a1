import { Kysely, Migrator, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { QuerySpans } from '../../tracing/Tracing.ts'

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

const migrations = {
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

/** Counts and milliseconds: all far below 2 ** 53, where BIGINT would otherwise be returned as text. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/**
 * Opens the database, migrated to the present schema. Several processes may do so at once. @throws Error if it is
 * unavailable.
 */
export async function openReleaseDatabase(url: string, querySpans?: QuerySpans): Promise<Kysely<ReleaseTables>> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    types,
  })
  // The pool replaces a connection that dies; without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<ReleaseTables>({ dialect: new PostgresDialect({ pool }), log: querySpans?.('postgresql') })
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'release_migration',
    migrationLockTableName: 'release_migration_lock',
  }).migrateToLatest()
  if (error === undefined) return db
  await db.destroy()
  throw error
}

/** The channel on which servers are notified of publications and verdicts. */
export const CHANNEL = 'releases'
