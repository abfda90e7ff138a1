import { join } from 'node:path'
import type { LeadConfiguration } from '../../configuration/leadConfiguration.ts'
import type { QuerySpans } from '../../tracing/Tracing.ts'
import type { LeadDatabase } from './database/LeadDatabase.ts'
import { migrateLeads } from './database/leadMigrations.ts'
import { openPostgresDatabase } from './database/openPostgresDatabase.ts'
import { openSqliteDatabase } from './database/openSqliteDatabase.ts'
import type { LeadStore } from './LeadStore.ts'
import { sqlLeadStore } from './sqlLeadStore.ts'

type DatabaseConfiguration = Pick<LeadConfiguration, 'DATABASE_URL' | 'DATA_DIR'>

/** Opens the configured store. @throws Error if the database cannot be reached, opened or migrated. */
export async function openLeadStore(config: DatabaseConfiguration, querySpans?: QuerySpans): Promise<LeadStore> {
  return sqlLeadStore(await openLeadDatabase(config, querySpans))
}

/** The database beneath it, migrated to the present schema. @throws Error as above. */
export async function openLeadDatabase(config: DatabaseConfiguration, querySpans?: QuerySpans): Promise<LeadDatabase> {
  const database = config.DATABASE_URL
    ? await openPostgresDatabase(config.DATABASE_URL, querySpans)
    : await openSqliteDatabase(join(config.DATA_DIR, 'leads.sqlite'), querySpans)
  try {
    await migrateLeads(database)
  } catch (error) {
    await database.db.destroy()
    throw error
  }
  return database
}
