import { sql } from 'kysely'
import type { Database, OpenDatabase } from '../../database/Database.ts'
import { backUpLeads } from './backup/backUpLeads.ts'
import { restoreLeads } from './backup/restoreLeads.ts'
import { batch } from './batch.ts'
import { claimLeads } from './claimLeads.ts'
import { deliveryColumns, leadFrom } from './leadRow.ts'
import { deskChanges } from './desk/deskChanges.ts'
import { deskQueries } from './desk/deskQueries.ts'
import { leadActivity } from './desk/leadActivity.ts'
import { deleteLeadsOf, pruneLeads } from './deleteLeads.ts'
import type { LeadStore } from './LeadStore.ts'
import type { NewLead } from './StoredLead.ts'
import { saveLeads } from './saveLeads.ts'

/** Runs work on the opened database. */
export type Using = <Result>(work: (db: OpenDatabase['db']) => Promise<Result>) => Promise<Result>

/** Five attempts take five minutes (`forwardLead.ts`). */
const OVERDUE_ATTEMPTS = 5

/** The lead store in the site's database. */
export function sqlLeadStore(database: Database): LeadStore {
  const using: Using = (work) => database.use(({ db }) => work(db))
  const saving = batch((leads: readonly NewLead[]) => database.use((opened) => saveLeads(opened, leads)))
  const requeue = (db: OpenDatabase['db'], now: number) =>
    db.updateTable('leads').set({ state: 'waiting', attempts: 0, next_at: now }).returning('number')
  return {
    save: saving.add,
    list: ({ after, limit }) =>
      using(async (db) => {
        const rows = await db
          .selectFrom('leads')
          .selectAll()
          .where('number', '>', after)
          .orderBy('number')
          .limit(limit)
          .execute()
        return rows.map(leadFrom)
      }),
    counts: () => using(countLeads),
    countWaiting: () =>
      using(async (db) => {
        const { count } = await db
          .selectFrom('leads')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          // A literal, because a partial index is not used with a parameter.
          .where('state', '=', sql.lit('waiting'))
          .executeTakeFirstOrThrow()
        return count
      }),
    countOverdue: () =>
      using(async (db) => {
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
      }),
    ...deskQueries(using),
    activity: (since) => using((db) => leadActivity(db, since)),
    ...deskChanges(using),
    forget: (whose) => database.use((opened) => deleteLeadsOf(opened, whose)),
    prune: (request) => database.use((opened) => pruneLeads(opened, request)),
    claim: (request) => database.use((opened) => claimLeads(opened, request)),
    settle: (number, delivery) =>
      using(async (db) => {
        await db.updateTable('leads').set(deliveryColumns(delivery)).where('number', '=', number).execute()
      }),
    revive: (now) => using(async (db) => (await requeue(db, now).where('state', '=', 'dead').execute()).length),
    release: (which, now) =>
      using(async (db) => {
        const quarantined = requeue(db, now).where('state', '=', 'quarantined')
        return (await (which === 'all' ? quarantined : quarantined.where('number', '=', which)).execute()).length
      }),
    backUp: (file) => database.use((opened) => backUpLeads(opened, file)),
    restore: (leads, history) => using((db) => restoreLeads(db, leads, history)),
    probe: () => database.use(({ probe }) => probe()),
    close: saving.idle,
  }
}

async function countLeads(db: OpenDatabase['db']): ReturnType<LeadStore['counts']> {
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
  const first = await db.selectFrom('leads').select('received_at').orderBy('received_at').limit(1).executeTakeFirst()
  return { ...counts, oldest: first?.received_at ?? null }
}
