import { sql } from 'kysely'
import type { Database } from '../../database/Database.ts'
import { wins } from '../store/desk/wins.ts'
import { leadFrom } from '../store/leadRow.ts'
import type { Delivery, StoredLead } from '../store/StoredLead.ts'
import type { NoticeMoment } from './NoticeTarget.ts'

const DAY = 24 * 60 * 60_000
/** What is older is no news: a backup that was restored, a lead that waited in quarantine. */
const NEWS = 30 * DAY

/** `none`: the receiver does not have to hear of it. */
type NoticeState = Omit<Delivery, 'receiver' | 'state'> & { state: Delivery['state'] | 'none' }

/** A notice that is due, reserved for the caller. */
export type DueNotice = { number: number; attempts: number; lead: StoredLead; wonAt: string | undefined }

/** What receivers have still to be told. */
export function noticeQueue(database: Database) {
  return {
    /** Adds what this receiver has still to be told: of each lead once, from when the receiver was first known. */
    enqueue: (target: string, now: number, moment: NoticeMoment = 'arrival') =>
      database.use(async ({ db }) => {
        await db
          .insertInto('notice_targets')
          .values({ name: target, since: now })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute()
        const { since } = await db
          .selectFrom('notice_targets')
          .select('since')
          .where('name', '=', target)
          .executeTakeFirstOrThrow()
        const from = Math.max(since, now - NEWS)
        await db
          .insertInto('lead_notices')
          .columns(['lead', 'target', 'state', 'next_at'])
          .expression((eb) =>
            eb
              .selectFrom('leads')
              .select([
                'key',
                sql<string>`${sql.lit(target)}`.as('target'),
                sql<string>`'waiting'`.as('state'),
                sql<number>`${sql.lit(now)}`.as('next_at'),
              ])
              .$if(moment === 'arrival', (leads) => leads.where('received_at', '>=', from))
              .$if(moment === 'won', (leads) =>
                leads.where('stage', '=', 'won').where('key', 'in', wins(db).select('lead').where('at', '>=', from)),
              )
              .where('state', '!=', 'quarantined')
              .where((lead) =>
                lead.not(
                  lead.exists(
                    lead
                      .selectFrom('lead_notices as told')
                      .select('told.number')
                      .whereRef('told.lead', '=', 'leads.key')
                      .where('told.target', '=', target),
                  ),
                ),
              ),
          )
          .onConflict((conflict) => conflict.columns(['lead', 'target']).doNothing())
          .execute()
      }),

    /** Reserves due notices until `until`, so that no other process sends them. */
    claim: ({ target, now, until, limit }: { target: string; now: number; until: number; limit: number }) =>
      database.use(async ({ db, dialect }): Promise<DueNotice[]> => {
        const due = db
          .selectFrom('lead_notices')
          .select('number')
          .where('target', '=', target)
          .where('state', '=', 'waiting')
          .where('next_at', '<=', now)
          .orderBy('number')
          .limit(limit)
          .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked())
        const claimed = await db
          .updateTable('lead_notices')
          .set((eb) => ({ next_at: until, attempts: eb('attempts', '+', 1) }))
          .where('number', 'in', due)
          .returning(['number', 'attempts', 'lead'])
          .execute()
        const keys = [...claimed.map(({ lead }) => lead), '']
        const leads = await db.selectFrom('leads').selectAll().where('key', 'in', keys).execute()
        const won = await wins(db)
          .select(({ fn }) => ['lead', fn.max('at').as('at')])
          .where('lead', 'in', keys)
          .groupBy('lead')
          .execute()
        return claimed.flatMap(({ number, attempts, lead: key }) => {
          const row = leads.find((one) => one.key === key)
          const win = won.find(({ lead }) => lead === key)
          const wonAt = row?.stage === 'won' && win ? new Date(Number(win.at)).toISOString() : undefined
          return row ? [{ number, attempts, lead: leadFrom(row), wonAt }] : []
        })
      }),

    settle: (number: number, { state, attempts, nextAt, lastError }: NoticeState) =>
      database.use(async ({ db }) => {
        const settled = { state, attempts, next_at: nextAt, last_error: lastError }
        await db.updateTable('lead_notices').set(settled).where('number', '=', number).execute()
      }),

    /** Puts what a receiver did not take back into the queue. */
    revive: (target: string, now: number) =>
      database.use(async ({ db }) => {
        await db
          .updateTable('lead_notices')
          .set({ state: 'waiting', attempts: 0, next_at: now })
          .where('target', '=', target)
          .where('state', 'in', ['dead', 'waiting'])
          .execute()
      }),
  }
}
