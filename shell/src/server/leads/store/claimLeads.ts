import type { OpenDatabase } from '../../database/Database.ts'
import { leadFrom } from './leadRow.ts'
import type { ClaimRequest } from './LeadStore.ts'
import type { StoredLead } from './StoredLead.ts'

/**
 * Longer than any pause between two attempts, in ms. A lead that is due later than that was postponed by a clock that was
 * ahead.
 */
const MAX_DELAY = 2 * 60 * 60_000

/** Claims due leads until `until`; rows that another process is claiming are skipped. */
export async function claimLeads({ db, dialect }: OpenDatabase, request: ClaimRequest): Promise<StoredLead[]> {
  const { kinds, now, until, limit } = request
  if (kinds.length === 0) return []
  const due = db
    .selectFrom('leads')
    .select('number')
    .where('state', '=', 'waiting')
    .where('kind', 'in', [...kinds])
    .where((eb) => eb.or([eb('next_at', '<=', now), eb('next_at', '>', now + MAX_DELAY)]))
    .orderBy('number')
    .limit(limit)
    .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked())
  const rows = await db
    .updateTable('leads')
    .set((eb) => ({ next_at: until, attempts: eb('attempts', '+', 1) }))
    .where('number', 'in', due)
    .returningAll()
    .execute()
  return rows.map(leadFrom).sort((one, other) => one.number - other.number)
}
