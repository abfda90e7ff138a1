import type { LeadDatabase } from './database/LeadDatabase.ts'
import { newRow } from './database/leadRow.ts'
import type { NewLead, SaveResult } from './LeadStore.ts'

/** Stores a batch of leads with a single wait for the disk. Existing keys are left as they are. */
export async function saveLeads({ db }: LeadDatabase, leads: readonly NewLead[]): Promise<SaveResult[]> {
  const stored = await db
    .insertInto('leads')
    .values(leads.map(newRow))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute()
  const fresh = new Set(stored.map(({ key }) => key))
  if (fresh.size === leads.length) return leads.map(() => 'stored')
  const known = await knownLeads(db, leads)
  return leads.map(({ key, kind, fields }) => {
    const same = known.get(key) === textOf(kind, JSON.stringify(fields))
    // Twice in one batch: the first one was stored, the second is known.
    if (same && fresh.delete(key)) return 'stored'
    return same ? 'known' : 'conflict'
  })
}

const textOf = (kind: string, fields: string) => `${kind} ${fields}`

async function knownLeads(db: LeadDatabase['db'], leads: readonly NewLead[]): Promise<Map<string, string>> {
  const keys = leads.map(({ key }) => key)
  const rows = await db.selectFrom('leads').select(['key', 'kind', 'fields']).where('key', 'in', keys).execute()
  return new Map(rows.map(({ key, kind, fields }) => [key, textOf(kind, fields)]))
}
