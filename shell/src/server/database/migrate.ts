import { Migrator } from 'kysely'
import type { OpenDatabase } from './Database.ts'
import { migrationsFor } from './schema.ts'

/**
 * Migrates a database to the present schema. Several processes may do so at once. @throws Error that names the failed
 * migration.
 */
export async function migrate(
  { db, dialect }: Pick<OpenDatabase, 'db' | 'dialect'>,
  migrations = migrationsFor(dialect),
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // From the time when the database had only leads.
    migrationTableName: 'lead_migration',
    migrationLockTableName: 'lead_migration_lock',
    // Each table has its own migrations, which do not depend on another's.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results.find(({ status }) => status === 'Error')
  const sentence = `The database could not be migrated${failed ? ` (${failed.migrationName})` : ''}.`
  throw Object.assign(new Error(sentence, { cause: error }), { code: 'MIGRATION_FAILED' })
}
