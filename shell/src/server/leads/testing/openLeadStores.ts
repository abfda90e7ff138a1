import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql/promise'
import { folder, query } from '../../database/testing/freshDatabases.ts'
import type { LeadStore } from '../store/LeadStore.ts'
import { openLeadStore } from '../store/openLeadStore.ts'
import type { Delivery } from '../store/StoredLead.ts'
import { formerTable } from './formerTable.ts'

let stores: LeadStore[] = []

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

/** The database of the version before migrations: its table with one lead in it. */
export async function makeFormerTable(config: { DATABASE_URL?: string; DATA_DIR: string }) {
  if (config.DATABASE_URL) return query(config.DATABASE_URL, formerTable.postgres)
  mkdirSync(config.DATA_DIR)
  const database = new Database(join(config.DATA_DIR, 'leads.sqlite'), {})
  await database.exec(formerTable.sqlite)
  database.close()
}
