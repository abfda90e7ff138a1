import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database, OpenDatabase } from '../database/Database.ts'
import { openSqlite } from '../database/openSqlite.ts'
import type { Tables } from '../database/schema.ts'
import { contentMigrations } from '../database/tables/content.ts'
import { flush } from '../leads/store/backup/backUpLeads.ts'
import type { LeadStore } from '../leads/store/LeadStore.ts'
import type { ContentStore } from '../releaseStore/content/ContentStore.ts'

/** What a backup is made of, or restored to. */
export type SiteData = { leads: LeadStore; database: Database; content: ContentStore }

/** How much of each there is. */
export type SiteCounts = { leads: number; people: number; texts: number; files: number }

/** What belongs to a running server, and is in no backup: who is logged in, what is still to be sent, how pages went. */
const passing = [
  'sessions',
  'single_uses',
  'ended_sessions',
  'lead_notices',
  'notice_targets',
  'page_views',
] as const satisfies readonly (keyof Tables)[]

/** What is copied row by row, besides leads. */
export const copied = ['people', 'passkeys', 'visit_counts'] as const satisfies readonly (keyof Tables)[]

const PAGE = 100

/**
 * Writes leads, people and content into a new SQLite file, while the site runs. The file appears under its name once it is
 * complete and on disk. @throws Error if it exists.
 */
export async function backUpSite({ leads, database, content }: SiteData, file: string): Promise<SiteCounts> {
  if (existsSync(file)) throw new Error(`${file} already exists.`)
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    const count = await leads.backUp(unfinished)
    const { db } = await database.open()
    const copy = await openSqlite(unfinished)
    try {
      for (const { up } of Object.values(contentMigrations)) await up(copy.db as Kysely<unknown>)
      for (const table of passing) await copy.db.deleteFrom(table).execute()
      for (const table of copied) await copyTable(db, copy.db, table)
      const texts = await copyRecords(content, copy.db)
      const files = await copyFiles(content, copy.db)
      const { length: people } = await copy.db.selectFrom('people').select('id').execute()
      // Without a page in which something of the deleted rows is left.
      await copy.scrub(passing)
      renameSync(unfinished, file)
      await flush(file)
      await flush(dirname(file))
      return { leads: count, people, texts, files }
    } finally {
      await copy.db.destroy()
    }
  } finally {
    for (const rest of ['', '-wal', '-shm']) rmSync(unfinished + rest, { force: true })
  }
}

type Db = OpenDatabase['db']

async function copyTable(from: Db, to: Db, table: (typeof copied)[number]): Promise<void> {
  await to.deleteFrom(table).execute()
  const rows = await from.selectFrom(table).selectAll().execute()
  for (let first = 0; first < rows.length; first += PAGE) {
    await to
      .insertInto(table)
      .values(rows.slice(first, first + PAGE))
      .execute()
  }
}

/** Returns the number of versions. */
async function copyRecords(content: ContentStore, to: Db): Promise<number> {
  let versions = 0
  for (const kind of await content.kinds('')) {
    for (let before: number | undefined; ; ) {
      const records = await content.list(kind, PAGE, before)
      if (records.length === 0) break
      const rows = records.map(({ number, content: text }) => ({ kind, number, content: JSON.stringify(text) }))
      await to.insertInto('content_record').values(rows).execute()
      before = records.at(-1)?.number
      if (kind === 'versions') versions += rows.length
    }
  }
  return versions
}

/** Returns the number of files. Each is read and checked. */
async function copyFiles(content: ContentStore, to: Db): Promise<number> {
  const files = await content.files()
  for (const { hash, at } of files) {
    const row = { hash, content: await content.read(hash), at: Math.floor(at) }
    await to.insertInto('content_file').values(row).execute()
  }
  return files.length
}
