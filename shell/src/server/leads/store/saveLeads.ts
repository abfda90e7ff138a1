import type { OpenDatabase } from '../../database/Database.ts'
import { newRow } from './leadRow.ts'
import type { SaveResult } from './LeadStore.ts'
import type { NewLead } from './StoredLead.ts'

/** Stores a batch of leads with a single wait for the disk. Existing keys are left as they are, apart from their trust. */
export async function saveLeads({ db }: OpenDatabase, leads: readonly NewLead[]): Promise<SaveResult[]> {
  const stored = await db
    .insertInto('leads')
    .values(leads.map(newRow))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute()
  const fresh = new Set(stored.map(({ key }) => key))
  if (fresh.size === leads.length) return leads.map(() => 'stored')
  const known = await knownLeads(db, leads)
  const isSame = ({ key, kind, fields }: NewLead) => known.get(key)?.text === textOf(kind, JSON.stringify(fields))
  const clean = leads.filter((lead) => !lead.suspicion && isSame(lead))
  await releaseRepeated(
    db,
    clean.filter(({ key }) => known.get(key)?.state === 'quarantined'),
  )
  return leads.map((lead) => {
    const same = isSame(lead)
    // Twice in one batch: the first one was stored, the second is known.
    if (same && fresh.delete(lead.key)) return 'stored'
    return same ? 'known' : 'conflict'
  })
}

/**
 * Trust is no part of sameness: a lead that was quarantined is what its clean repetition is, and is forwarded as that one.
 * The state decides within the statement, so that it is put into the queue once, whoever else does so.
 */
async function releaseRepeated(db: OpenDatabase['db'], clean: readonly NewLead[]): Promise<void> {
  for (const { key, ...row } of new Map(clean.map((lead) => [lead.key, newRow(lead)])).values()) {
    await db.updateTable('leads').set(row).where('key', '=', key).where('state', '=', 'quarantined').execute()
  }
}

const textOf = (kind: string, fields: string) => `${kind} ${fields}`

async function knownLeads(db: OpenDatabase['db'], leads: readonly NewLead[]) {
  const keys = leads.map(({ key }) => key)
  const rows = await db
    .selectFrom('leads')
    .select(['key', 'kind', 'fields', 'state'])
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.map(({ key, kind, fields, state }) => [key, { text: textOf(kind, fields), state }]))
}
