import { existsSync, renameSync, rmSync } from 'node:fs'
import { chmod, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../../database/Database.ts'
import { migrate } from '../../../database/migrate.ts'
import { openSqlite } from '../../../database/openSqlite.ts'
import { leadPages, leadsInBackup } from './leadsInBackup.ts'
import { restoreLeads } from './restoreLeads.ts'

/**
 * Writes a consistent snapshot of all leads into a new SQLite file, from either database, while writes go on. The file
 * appears under its name once it is complete and on disk. @throws Error if it exists.
 */
export async function backUpLeads(database: OpenDatabase, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} already exists.`)
  const partial = `${file}.partial`
  rmSync(partial, { force: true })
  try {
    await (database.dialect === 'sqlite' ? vacuumInto(database, partial) : copyInto(database, partial))
    await chmod(partial, 0o600)
    await flush(partial)
    // Read as a restore would read it: a backup that cannot be restored is worthless.
    let count = 0
    for await (const { leads } of leadsInBackup(partial)) count += leads.length
    renameSync(partial, file)
    await flush(dirname(file))
    return count
  } finally {
    for (const rest of ['', '-wal', '-shm']) rmSync(partial + rest, { force: true })
  }
}

const vacuumInto = ({ db }: OpenDatabase, file: string) => sql`VACUUM INTO ${file}`.execute(db)

async function copyInto({ db }: OpenDatabase, file: string): Promise<void> {
  const copy = await openSqlite(file)
  try {
    await migrate(copy)
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (snapshot) => {
        for await (const { leads, history } of leadPages(snapshot)) await restoreLeads(copy.db, leads, history)
      })
    await copy.tidy()
  } finally {
    await copy.db.destroy()
  }
}

/** Waits until a file or folder is on the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
