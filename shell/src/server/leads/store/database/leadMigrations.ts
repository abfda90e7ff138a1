import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { LeadDatabase } from './LeadDatabase.ts'

/**
 * The migrations from an empty database to the present schema. Kysely runs them in order of their names, and refuses a
 * database that has a later one without an earlier: a new name must sort after all others. Never change a released
 * migration.
 */
export function migrationsFor(dialect: LeadDatabase['dialect']): Record<string, Migration> {
  return {
    // Databases from before there were migrations have this too: hence "if not exists".
    '2026-01-leads': {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable('leads')
          .ifNotExists()
          .addColumn('number', dialect === 'sqlite' ? 'integer' : 'bigint', (column) =>
            dialect === 'sqlite'
              ? column.primaryKey().autoIncrement()
              : column.generatedAlwaysAsIdentity().primaryKey(),
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
    '2026-12-typed': {
      async up(db: Kysely<unknown>) {
        await db.schema
          .alterTable('leads')
          .addColumn('typed', 'text', (column) => column.notNull().defaultTo(''))
          .execute()
      },
    },
  }
}

/**
 * Migrates the database to the present schema. Several processes may do so at once. @throws Error that names the failed
 * migration.
 */
export async function migrateLeads(
  { db, dialect }: Pick<LeadDatabase, 'db' | 'dialect'>,
  migrations = migrationsFor(dialect),
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'lead_migration',
    migrationLockTableName: 'lead_migration_lock',
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results.find(({ status }) => status === 'Error')
  const sentence = `The lead table could not be migrated${failed ? ` (${failed.migrationName})` : ''}.`
  throw Object.assign(new Error(sentence, { cause: error }), { code: 'LEAD_MIGRATION_FAILED' })
}
