import type { OpenDatabase } from '../../../database/Database.ts'
import { entryFrom, leadFrom } from '../leadRow.ts'
import type { StoredEntry, StoredLead } from '../StoredLead.ts'
import { openBackup } from './openBackup.ts'

/** Leads with everything that happened to them. */
export type BackupPage = { leads: StoredLead[]; history: StoredEntry[] }

const PAGE = 200
/** The leads of a backup, page by page. @throws Error if it is damaged or no backup at all */
export async function* leadsInBackup(file: string): AsyncGenerator<BackupPage> {
  const { database, close } = await openBackup(file)
  try {
    yield* leadPages(database.db)
  } finally {
    await close()
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
