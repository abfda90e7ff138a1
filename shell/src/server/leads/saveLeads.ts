import type { LeadDatabase } from './LeadDatabase.ts'
import type { NewLead, SaveResult } from './LeadStore.ts'
import { leadValues } from './leadRow.ts'
import { writtenColumns } from './leadTable.ts'

/** Stores a group of leads with one wait for the disk. A key that is there already is left as it is. */
export async function saveLeads(database: LeadDatabase, leads: readonly NewLead[]): Promise<SaveResult[]> {
  const width = writtenColumns.length
  const places = leads.map((_, row) => `(${writtenColumns.map((_name, column) => `$${row * width + column + 1}`)})`)
  const stored = await database.write(
    `INSERT INTO leads (${writtenColumns}) VALUES ${places} ON CONFLICT (key) DO NOTHING RETURNING key`,
    leads.flatMap(leadValues),
  )
  const fresh = new Set(stored.map(({ key }) => String(key)))
  if (fresh.size === leads.length) return leads.map(() => 'stored')
  const known = await knownLeads(database, leads)
  return leads.map(({ key, kind, fields }) => {
    const same = known.get(key) === textOf(kind, JSON.stringify(fields))
    // Twice in one group: the first one was stored, the second is known.
    if (same && fresh.delete(key)) return 'stored'
    return same ? 'known' : 'conflict'
  })
}

const textOf = (kind: unknown, fields: unknown) => `${String(kind)} ${String(fields)}`

async function knownLeads(database: LeadDatabase, leads: readonly NewLead[]): Promise<Map<string, string>> {
  const rows = await database.read(
    `SELECT key, kind, fields FROM leads WHERE key IN (${leads.map((_, index) => `$${index + 1}`)})`,
    leads.map(({ key }) => key),
  )
  return new Map(rows.map(({ key, kind, fields }) => [String(key), textOf(kind, fields)]))
}
