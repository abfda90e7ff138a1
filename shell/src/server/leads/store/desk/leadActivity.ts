import * as v from 'valibot'
import type { OpenDatabase } from '../../../database/Database.ts'
import { storedOrigin } from '../leadRow.ts'
import { saysWon } from './wins.ts'
import type { LeadActivity } from '../LeadStore.ts'

/** More than any week has had. */
const MAX_LEADS = 50_000

const originFrom = (stored: string) => v.parse(storedOrigin, stored || undefined)

/** What became of the leads since a moment. What looks automated, or is a test, is none. */
export async function leadActivity(db: OpenDatabase['db'], since: number): Promise<LeadActivity> {
  const received = await db
    .selectFrom('leads')
    .select(['kind', 'received_at', 'answered_at', 'origin', 'email', 'phone'])
    .where('received_at', '>=', since)
    .where('state', '!=', 'quarantined')
    .orderBy('received_at', 'desc')
    .limit(MAX_LEADS)
    .execute()
  const won = await db
    .selectFrom('lead_entries as entry')
    .innerJoin('leads', 'leads.key', 'entry.lead')
    .select(({ fn }) => [fn.max('entry.at').as('at'), 'leads.origin'])
    .where('entry.at', '>=', since)
    .where('entry.kind', '=', 'stage')
    .where('entry.text', 'like', saysWon)
    .where('leads.stage', '=', 'won')
    .groupBy(['leads.key', 'leads.origin'])
    .execute()
  return {
    received: received.map((row) => ({
      kind: row.kind,
      receivedAt: row.received_at,
      answeredAt: row.answered_at,
      origin: originFrom(row.origin),
      person: { email: row.email, phone: row.phone },
    })),
    won: won.map(({ at, origin }) => ({ at: Number(at), origin: originFrom(origin) })),
  }
}
