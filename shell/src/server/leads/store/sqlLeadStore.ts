import { sql } from 'kysely'
import { backUpLeads } from './backup/backUpLeads.ts'
import { batch } from './batch.ts'
import { claimLeads } from './claimLeads.ts'
import type { LeadDatabase } from './database/LeadDatabase.ts'
import { deliveryColumns, leadFrom, restoredRow } from './database/leadRow.ts'
import { deleteLeadsOf, pruneLeads } from './deleteLeads.ts'
import type { LeadStore, NewLead } from './LeadStore.ts'
import { saveLeads } from './saveLeads.ts'

/** Five attempts take five minutes (`forwardLead.ts`). */
const OVERDUE_ATTEMPTS = 5

/** The lead store on a migrated database; `dialect` says where the two kinds differ. */
export function sqlLeadStore(database: LeadDatabase): LeadStore {
  const { db } = database
  const saving = batch((leads: readonly NewLead[]) => saveLeads(database, leads))
  const requeue = (now: number) =>
    db.updateTable('leads').set({ state: 'waiting', attempts: 0, next_at: now }).returning('number')
  return {
    save: saving.add,
    async list({ after, limit }) {
      const rows = await db
        .selectFrom('leads')
        .selectAll()
        .where('number', '>', after)
        .orderBy('number')
        .limit(limit)
        .execute()
      return rows.map(leadFrom)
    },
    async counts() {
      const counts = { total: 0, unverified: 0, late: 0, waiting: 0, delivered: 0, dead: 0, quarantined: 0 }
      const rows = await db
        .selectFrom('leads')
        .select(({ fn }) => ['state', 'verified', 'suspicion', fn.countAll<number>().as('count')])
        .groupBy(['state', 'verified', 'suspicion'])
        .execute()
      for (const { state, verified, suspicion, count } of rows) {
        counts.total += count
        if (verified === 0) counts.unverified += count
        if (state === 'quarantined' && suspicion === 'late') counts.late += count
        if (state === 'delivered' || state === 'dead' || state === 'quarantined') counts[state] += count
        else counts.waiting += count
      }
      const first = await db
        .selectFrom('leads')
        .select('received_at')
        .orderBy('received_at')
        .limit(1)
        .executeTakeFirst()
      return { ...counts, oldest: first?.received_at ?? null }
    },
    async countWaiting() {
      const { count } = await db
        .selectFrom('leads')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        // A literal, because a partial index is not used with a parameter.
        .where('state', '=', sql.lit('waiting'))
        .executeTakeFirstOrThrow()
      return count
    },
    async countOverdue() {
      const { count } = await db
        .selectFrom('leads')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where((eb) =>
          eb.or([
            eb('state', '=', 'dead'),
            eb.and([eb('state', '=', 'waiting'), eb('attempts', '>=', OVERDUE_ATTEMPTS)]),
          ]),
        )
        .executeTakeFirstOrThrow()
      return count
    },
    forget: (email) => deleteLeadsOf(database, email),
    prune: (request) => pruneLeads(database, request),
    claim: (request) => claimLeads(database, request),
    async settle(number, delivery) {
      await db.updateTable('leads').set(deliveryColumns(delivery)).where('number', '=', number).execute()
    },
    async revive(now) {
      return (await requeue(now).where('state', '=', 'dead').execute()).length
    },
    async release(which, now) {
      const quarantined = requeue(now).where('state', '=', 'quarantined')
      return (await (which === 'all' ? quarantined : quarantined.where('number', '=', which)).execute()).length
    },
    backUp: (file) => backUpLeads(database, file),
    async restore(leads) {
      if (leads.length === 0) return 0
      const added = await db
        .insertInto('leads')
        .values(leads.map(restoredRow))
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .execute()
      return added.length
    },
    probe: database.probe,
    async close() {
      await saving.idle()
      await db.destroy()
    },
  }
}
