import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql/promise'
import pg from 'pg'
import { formerTable } from './formerTable.ts'
import { startPostgres } from '../../database/testing/startPostgres.ts'
import type { LeadStore } from '../store/LeadStore.ts'
import type { Delivery } from '../store/StoredLead.ts'
import { openLeadStore } from '../store/openLeadStore.ts'

/** Where the databases and backups of a test file are. */
export const folder = mkdtempSync(join(tmpdir(), 'leads-'))
let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined
let stores: LeadStore[] = []

/** For `afterAll`. */
export async function stopDatabases(): Promise<void> {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** For `afterEach`: closes the stores that a test has opened. */
export async function closeStores(): Promise<void> {
  await Promise.all(stores.map((store) => store.close()))
  stores = []
}

/** Opens a store, and closes it after the test. */
export async function open(config: { DATABASE_URL?: string; DATA_DIR: string }) {
  const store = await openLeadStore(config)
  stores.push(store)
  return store
}

export const delivery: Delivery = { state: 'waiting', attempts: 0, nextAt: 0, lastError: '', receiver: '' }

let count = 0

/** The path of a backup that does not exist yet. */
export const newBackup = () => join(folder, `backup-${++count}`)

/** The folder with the files of the PostgreSQL databases. */
export const postgresFiles = () => join(postgres?.data ?? '', 'base')

export const sqlite = { name: 'SQLite', fresh: async () => ({ DATA_DIR: join(folder, `data-${++count}`) }) }
/** One database, which `fresh` empties: a test can have one at a time. */
export const postgresql = {
  name: 'PostgreSQL',
  async fresh() {
    postgres ??= await startPostgres()
    await query(postgres.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    return { DATABASE_URL: postgres.url, DATA_DIR: folder }
  },
}

export async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(text)
  await client.end()
}

/** The database of the version before migrations: its table with one lead in it. */
export async function makeFormerTable(config: { DATABASE_URL?: string; DATA_DIR: string }) {
  if (config.DATABASE_URL) return query(config.DATABASE_URL, formerTable.postgres)
  mkdirSync(config.DATA_DIR)
  const database = new Database(join(config.DATA_DIR, 'leads.sqlite'), {})
  await database.exec(formerTable.sqlite)
  database.close()
}
