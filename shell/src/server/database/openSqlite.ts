import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, sql } from 'kysely'
import Database from 'libsql/promise'
import * as v from 'valibot'
import type { QuerySpans } from '../tracing/Tracing.ts'
import type { OpenDatabase } from './Database.ts'
import { watchFile } from './watchFile.ts'
import { libsqlDialect, retryWhileBusy } from './libsqlDialect.ts'
import type { Tables } from './schema.ts'

const CHECKPOINT_TRIES = 200
const CHECKPOINT_PAUSE = 25

const checkpointRow = v.object({ busy: v.number() })

/** Opens the database file, and creates it if it does not exist. @throws Error if it cannot be opened or is not writable. */
export async function openSqlite(file: string, querySpans?: QuerySpans): Promise<OpenDatabase> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new Database(file, { timeout: 0 })
  chmodSync(file, 0o600)
  let assertKept = async () => {}
  const dialect = libsqlDialect(database, () => assertKept())
  const db = new Kysely<Tables>({ dialect, log: querySpans?.('sqlite') })
  try {
    for (const setting of ['journal_mode=WAL', 'synchronous=FULL', 'secure_delete=ON']) {
      await retryWhileBusy(() => sql.raw(`PRAGMA ${setting}`).execute(db))
    }
    assertKept = watchFile(file, database)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    dialect: 'sqlite',
    db,
    async tidy() {
      await truncateLog(db)
    },
    async scrub() {
      await retryWhileBusy(() => sql`VACUUM`.execute(db))
      if (await truncateLog(db)) return
      throw new Error(
        'Another process keeps reading the database, so its log still holds what was deleted. Run it again.',
      )
    },
    async probe() {
      // Writes one page, which fails on a full or read-only disk.
      await db.transaction().execute((transaction) => sql`PRAGMA user_version = 1`.execute(transaction))
    },
  }
}

/** Moves the write-ahead log into the database file and empties it. False if another connection was reading all the while. */
async function truncateLog(db: Kysely<Tables>): Promise<boolean> {
  for (let attempt = 1; attempt <= CHECKPOINT_TRIES; attempt++) {
    const { rows } = await retryWhileBusy(() => sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db))
    if (v.parse(checkpointRow, rows[0]).busy === 0) return true
    await new Promise((resolve) => setTimeout(resolve, CHECKPOINT_PAUSE))
  }
  return false
}
