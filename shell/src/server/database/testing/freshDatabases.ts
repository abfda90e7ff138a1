import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../Database.ts'
import { siteDatabase } from '../siteDatabase.ts'
import { startPostgres } from './startPostgres.ts'

type Settings = Parameters<typeof siteDatabase>[0]

/** Where the databases of a test file are. */
export const folder = mkdtempSync(join(tmpdir(), 'databases-'))
let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined
let opened: Database[] = []
let count = 0

export const sqlite = { name: 'SQLite', fresh: async () => ({ DATA_DIR: join(folder, `data-${++count}`) }) }

/** One database, which `fresh` empties: a test can have one at a time. */
export const postgresql = {
  name: 'PostgreSQL',
  async fresh() {
    postgres ??= await startPostgres()
    await query(postgres.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    return { DATABASE_URL: postgres.url, DATA_DIR: folder }
  },
  /** The folder with the files of its databases. */
  files: () => join(postgres?.data ?? '', 'base'),
  takeDown: async () => postgres?.takeDown(),
  bringBack: async () => postgres?.bringBack(),
}

/** Opens a database, and closes it after the test. */
export function openDatabase(settings: Settings): Database {
  const database = siteDatabase(settings)
  opened.push(database)
  return database
}

/** For `afterEach`: closes the databases that a test has opened. */
export async function closeDatabases(): Promise<void> {
  await Promise.all(opened.map((database) => database.close()))
  opened = []
}

/** For `afterAll`. */
export async function stopDatabases(): Promise<void> {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

export async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(text)
  await client.end()
}
