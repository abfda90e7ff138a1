import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'libsql/promise'
import { inTurn } from './inTurn.ts'
import type { LeadDatabase, SqlRow, SqlValue } from './LeadDatabase.ts'
import { whenFree } from './whenFree.ts'

/** Another process (the command line, a second server) may hold the lock for a while on a slow disk. */
const BUSY_MILLISECONDS = 20_000

/**
 * Opens the lead file. BEGIN and COMMIT run on the driver's own threads, so that waiting for the disk does not hold up
 * the server's event loop.
 */
export async function openSqliteDatabase(file: string): Promise<LeadDatabase> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new Database(file, { timeout: 0 })
  chmodSync(file, 0o600)
  for (const setting of ['journal_mode=WAL', 'synchronous=FULL', 'secure_delete=ON']) {
    await whenFree(() => rows(database, `PRAGMA ${setting}`), BUSY_MILLISECONDS)
  }
  // One connection: a statement of another caller must not slip into an open transaction.
  const turn = inTurn()
  return {
    dialect: 'sqlite',
    read: (sql, values) => turn(() => rows(database, sql, values)),
    write: (sql, values) =>
      turn(async () => {
        await whenFree(() => database.exec('BEGIN IMMEDIATE'), BUSY_MILLISECONDS)
        try {
          const answer = await rows(database, sql, values)
          await database.exec('COMMIT')
          return answer
        } catch (error) {
          // Some errors have ended the transaction already; then there is nothing to roll back.
          await database.exec('ROLLBACK').catch(() => {})
          throw error
        }
      }),
    tidy: () => turn(async () => void (await rows(database, 'PRAGMA wal_checkpoint(TRUNCATE)'))),
    close: () => turn(async () => database.close()),
  }
}

async function rows(database: Database, sql: string, values: readonly SqlValue[] = []): Promise<SqlRow[]> {
  const statement = await database.prepare(sql.replace(/\$(\d+)/g, '?$1'))
  return statement.all([...values])
}
