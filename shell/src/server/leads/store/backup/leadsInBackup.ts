import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../../database/Database.ts'
import { migrate } from '../../../database/migrate.ts'
import { entryFrom, leadFrom } from '../leadRow.ts'
import { openSqlite } from '../../../database/openSqlite.ts'
import type { StoredEntry, StoredLead } from '../LeadStore.ts'

/** Leads with everything that happened to them. */
export type BackupPage = { leads: StoredLead[]; history: StoredEntry[] }

const PAGE = 200
const SQLITE_MARK = 'SQLite format 3\0'

/**
 * The leads of a backup, page by page. The file is not changed: a copy is checked and migrated, so that a backup from an
 * older version can be read. @throws Error if it is damaged or no backup at all.
 */
export async function* leadsInBackup(file: string): AsyncGenerator<BackupPage> {
  if (readFileSync(file).toString('latin1', 0, SQLITE_MARK.length) !== SQLITE_MARK) {
    throw new Error(`${file} is not a backup of leads.`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'lead-backup-'))
  try {
    const copy = join(folder, 'leads.sqlite')
    copyFileSync(file, copy)
    const database = await openSqlite(copy)
    try {
      const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(database.db)
      if (rows[0]?.integrity_check !== 'ok') throw new Error(`${file} is damaged.`)
      await migrate(database)
      yield* leadPages(database.db)
    } finally {
      await database.db.destroy()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Every lead of a database as stored, in pages, so that memory is bounded. */
export async function* leadPages(db: OpenDatabase['db']): AsyncGenerator<BackupPage> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('leads')
      .selectAll()
      .where('number', '>', after)
      .orderBy('number')
      .limit(PAGE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    const entries = await db
      .selectFrom('lead_entries')
      .selectAll()
      .where(
        'lead',
        'in',
        rows.map(({ key }) => key),
      )
      .orderBy('number')
      .execute()
    yield { leads: rows.map(leadFrom), history: entries.map(entryFrom) }
    after = last.number
  }
}
