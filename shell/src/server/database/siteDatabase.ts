import { join } from 'node:path'
import type { QuerySpans } from '../tracing/Tracing.ts'
import { createDatabase } from './createDatabase.ts'
import type { Database, OpenDatabase } from './Database.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './openPostgres.ts'
import { openSqlite } from './openSqlite.ts'

type Settings = {
  /** PostgreSQL, for several servers. */
  DATABASE_URL?: string | undefined
  /** Without it: where the SQLite file is. */
  DATA_DIR: string
}

type Options = { log?: Parameters<typeof createDatabase>[1]; querySpans?: QuerySpans | undefined }

/** The configured database, which is opened when it is first needed. */
export const siteDatabase = (settings: Settings, { log, querySpans }: Options = {}): Database =>
  createDatabase(() => openDatabase(settings, querySpans), log)

/** Opens it, migrated to the present schema. @throws Error if it cannot be reached, opened or migrated. */
async function openDatabase({ DATABASE_URL, DATA_DIR }: Settings, querySpans?: QuerySpans): Promise<OpenDatabase> {
  const database = DATABASE_URL
    ? await openPostgres(DATABASE_URL, querySpans)
    : await openSqlite(join(DATA_DIR, 'leads.sqlite'), querySpans)
  try {
    await migrate(database)
  } catch (error) {
    await database.db.destroy()
    throw error
  }
  return database
}
