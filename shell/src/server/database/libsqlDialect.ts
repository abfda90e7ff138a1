import { Mutex } from 'async-mutex'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type Database from 'libsql/promise'
import pRetry from 'p-retry'

/** In ms. Another process (the lead command, a second server) may hold the lock for a while on a slow disk. */
const BUSY_TIMEOUT = 20_000

/** SQLite runs a migration in one transaction, so two processes that start together take turns. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

type Session = { transaction: Readonly<{ open: boolean }>; commit: () => Promise<void> }

/**
 * A Kysely dialect for libsql's promise API: one connection, which does not block the event loop while it waits for the
 * disk. `assertKept`, called after each commit, throws if nobody will find what was written.
 */
export function libsqlDialect(database: Database, assertKept: () => Promise<void>): Dialect {
  const mutex = new Mutex()
  const transaction = { open: false }
  const commit = async () => {
    await database.exec('COMMIT')
    await assertKept()
  }
  const connection = libsqlConnection(database, { transaction, commit })
  const driver: Driver = {
    init: async () => {},
    async acquireConnection() {
      // No other caller's statement may get into an open transaction.
      await mutex.acquire()
      return connection
    },
    releaseConnection: async () => mutex.release(),
    async beginTransaction() {
      await begin(database)
      transaction.open = true
    },
    async commitTransaction() {
      await commit()
      transaction.open = false
    },
    async rollbackTransaction() {
      transaction.open = false
      await rollBack(database)
    },
    destroy: async () => database.close(),
  }
  return {
    createDriver: () => driver,
    createAdapter: () => new Adapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

function libsqlConnection(database: Database, { transaction, commit }: Session): DatabaseConnection {
  async function run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = await database.prepare(sql)
    return { rows: await statement.all([...parameters]) }
  }
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const writes = query.query.kind !== 'SelectQueryNode' && query.query.kind !== 'RawNode'
      if (!writes || transaction.open) return run<Row>(query)
      // BEGIN and COMMIT run on the driver's own threads; a single statement would block the main thread for the disk.
      await begin(database)
      try {
        const result = await run<Row>(query)
        await commit()
        return result
      } catch (error) {
        await rollBack(database)
        throw error
      }
    },
    // biome-ignore lint/correctness/useYield: the interface asks for a generator.
    async *streamQuery() {
      throw new Error('libsql does not stream.')
    },
  }
}

const begin = async (database: Database) => retryWhileBusy(async () => void (await database.exec('BEGIN IMMEDIATE')))

/** Some errors have already ended the transaction; then there is nothing to roll back. */
const rollBack = async (database: Database) => void (await database.exec('ROLLBACK').catch(() => {}))

/**
 * Retries while another connection has locked the file. The driver's own waiting would occupy one of its few threads, which
 * the lock's holder may need in order to release it. @throws the last error.
 */
export function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  return pRetry(work, {
    retries: Number.POSITIVE_INFINITY,
    minTimeout: 5,
    factor: 1,
    randomize: true,
    maxRetryTime: BUSY_TIMEOUT,
    shouldRetry: ({ error }) => 'code' in error && String(error.code).startsWith('SQLITE_BUSY'),
  })
}
