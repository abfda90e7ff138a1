import type { Database } from '../../database/Database.ts'
import { searchableEmail } from '../../database/tables/search/searchColumns.ts'

/** `withheld`: leads that a receiver is not told of, for a reason that the desk shows. */
export type NoticeStates = Record<'waiting' | 'delivered' | 'dead' | 'withheld', number> & {
  target: string
  lastError: string
}

/** What became of notices. */
export function noticeOutcomes(database: Database) {
  return {
    /** How many people with this address have been told something by a receiver since then. */
    toldSince: (target: string, email: string, since: number) =>
      database.use(async ({ db }) => {
        const { count } = await db
          .selectFrom('lead_notices')
          .innerJoin('leads', 'leads.key', 'lead_notices.lead')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('target', '=', target)
          .where('lead_notices.state', '=', 'delivered')
          .where('email', '=', searchableEmail(email))
          .where('received_at', '>=', since)
          .executeTakeFirstOrThrow()
        return count
      }),

    states: () =>
      database.use(async ({ db }): Promise<NoticeStates[]> => {
        const rows = await db
          .selectFrom('lead_notices')
          .select(({ fn }) => [
            'target',
            'state',
            fn.countAll<number>().as('count'),
            fn.countAll<number>().filterWhere('last_error', '!=', '').as('reasons'),
            fn.max('last_error').as('last_error'),
          ])
          .groupBy(['target', 'state'])
          .execute()
        const targets = [...new Set(rows.map(({ target }) => target))].sort()
        return targets.map((target) => {
          const own = rows.filter((row) => row.target === target)
          const count = (state: string) => own.find((row) => row.state === state)?.count ?? 0
          const failing = own.find(({ state, last_error }) => (state === 'waiting' || state === 'dead') && last_error)
          return {
            target,
            waiting: count('waiting'),
            delivered: count('delivered'),
            dead: count('dead'),
            withheld: own.find(({ state }) => state === 'none')?.reasons ?? 0,
            lastError: failing?.last_error ?? '',
          }
        })
      }),

    /** What became of the notices of these leads. */
    of: (keys: readonly string[]) =>
      database.use(async ({ db }) =>
        db
          .selectFrom('lead_notices')
          .select(['lead', 'target', 'state', 'attempts', 'last_error'])
          .where('lead', 'in', [...keys, ''])
          .orderBy('target')
          .execute(),
      ),
  }
}
