import type { LeadDatabase } from './database/LeadDatabase.ts'
import { leadFrom } from './database/leadRow.ts'
import type { ClaimRequest, StoredLead } from './LeadStore.ts'

/** Longer than any pause between two tries. A lead that is due later than that was put off by a clock that ran ahead. */
const LATEST_DUE = 2 * 60 * 60_000

/** Takes leads that are due and reserves them until `until`; what another process takes meanwhile is passed over. */
export async function claimLeads({ db, dialect }: LeadDatabase, request: ClaimRequest): Promise<StoredLead[]> {
  const { kinds, now, until, limit } = request
  if (kinds.length === 0) return []
  const due = db
    .selectFrom('leads')
    .select('number')
    .where('state', '=', 'waiting')
    .where('kind', 'in', [...kinds])
    .where((eb) => eb.or([eb('next_at', '<=', now), eb('next_at', '>', now + LATEST_DUE)]))
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
