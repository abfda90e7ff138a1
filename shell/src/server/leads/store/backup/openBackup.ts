import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../../database/Database.ts'
import { migrate } from '../../../database/migrate.ts'
import { openSqlite } from '../../../database/openSqlite.ts'

const SQLITE_MARK = 'SQLite format 3\0'

/**
 * Opens a backup. The file is not changed: a copy is checked and migrated, so that a backup from an older version can be
 * read. @throws Error if it is damaged or no backup at all.
 */
export async function openBackup(file: string): Promise<{ database: OpenDatabase; close(): Promise<void> }> {
  if (readFileSync(file).toString('latin1', 0, SQLITE_MARK.length) !== SQLITE_MARK) {
    throw new Error(`${file} is not a backup of leads.`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'lead-backup-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const copy = join(folder, 'leads.sqlite')
    copyFileSync(file, copy)
    const database = await openSqlite(copy)
    const close = async () => {
      await database.db.destroy()
      remove()
    }
    try {
      const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(database.db)
      if (rows[0]?.integrity_check !== 'ok') throw new Error(`${file} is damaged.`)
      await migrate(database)
      return { database, close }
    } catch (error) {
      await close()
      throw error
    }
  } catch (error) {
    remove()
    throw error
  }
}
