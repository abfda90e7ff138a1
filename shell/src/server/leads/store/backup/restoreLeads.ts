import type { OpenDatabase } from '../../../database/Database.ts'
import { restoredEntry, restoredRow } from '../leadRow.ts'
import type { StoredEntry, StoredLead } from '../StoredLead.ts'

const CHUNK = 100

/** Adds leads and their history unchanged, except what is there already. Returns the number of leads added. */
export async function restoreLeads(
  db: OpenDatabase['db'],
  leads: readonly StoredLead[],
  history: readonly StoredEntry[] = [],
): Promise<number> {
  let added = 0
  for (const some of chunks(leads)) {
    const rows = await db
      .insertInto('leads')
      .values(some.map(restoredRow))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .execute()
    added += rows.length
  }
  for (const some of chunks(history)) {
    await db
      .insertInto('lead_entries')
      .values(some.map(restoredEntry))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  }
  return added
}

function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += CHUNK) yield items.slice(start, start + CHUNK)
}
