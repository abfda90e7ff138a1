import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { QuerySpans } from '../tracing/Tracing.ts'
import type { OpenDatabase } from './Database.ts'
import type { Tables } from './schema.ts'

/** The code of an error: the server acknowledges transactions before they are on disk. */
export const LOSSY_COMMITS = 'SYNCHRONOUS_COMMIT_OFF'

/** Counts and milliseconds: all far below 2 ** 53, where BIGINT would otherwise be returned as text. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/**
 * Opens PostgreSQL, for several server processes at once.
 * @throws Error if the server acknowledges transactions before they are on disk.
 */
export async function openPostgres(url: string, querySpans?: QuerySpans): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    types,
  })
  // The pool replaces a connection that dies; without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: querySpans?.('postgresql') })
  try {
    await refuseLossyCommits(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    dialect: 'postgres',
    db,
    // Autovacuum removes dead rows.
    tidy: async () => {},
    async scrub(tables) {
      await db.connection().execute(async (connection) => {
        await sql`SET statement_timeout = 0`.execute(connection)
        try {
          for (const table of tables) await sql`VACUUM FULL ${sql.table(table)}`.execute(connection)
        } finally {
          await sql`RESET statement_timeout`.execute(connection)
        }
      })
    },
    async probe() {
      const { rows } = await sql<{ only: string }>`SELECT current_setting('transaction_read_only') AS only`.execute(db)
      if (rows[0]?.only === 'on') throw new Error('PostgreSQL is read-only.')
    },
  }
}

async function refuseLossyCommits(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ synchronous_commit: string }>`SHOW synchronous_commit`.execute(db)
  if (rows[0]?.synchronous_commit !== 'off') return
  const sentence = 'PostgreSQL has synchronous_commit off: a lead could be lost after it was acknowledged. Turn it on.'
  throw Object.assign(new Error(sentence), { code: LOSSY_COMMITS })
}
