import * as v from 'valibot'
import type { Database } from '../database/Database.ts'
import { type VisitCounts, visitKinds } from './VisitCounts.ts'

/** Both databases accept far more parameters per statement. */
const MAX_ROWS = 500

const storedKind = v.picklist(visitKinds)
const columns = ['day', 'kind', 'remote', 'source'] as const

/** Stores sums of visits in the site's database, which several servers may share. */
export function visitCountsIn(database: Pick<Database, 'use'>): VisitCounts {
  return {
    async add(counts) {
      // In a fixed order, so that servers cannot deadlock.
      const rows = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
      await database.use(({ db }) =>
        db.transaction().execute(async (transaction) => {
          for (let first = 0; first < rows.length; first += MAX_ROWS) {
            await transaction
              .insertInto('visit_counts')
              .values(rows.slice(first, first + MAX_ROWS))
              .onConflict((conflict) =>
                conflict
                  .columns(columns)
                  .doUpdateSet((eb) => ({ count: eb('visit_counts.count', '+', eb.ref('excluded.count')) })),
              )
              .execute()
          }
        }),
      )
    },
    since: (day) =>
      database.use(async ({ db }) => {
        const rows = await db.selectFrom('visit_counts').selectAll().where('day', '>=', day).execute()
        return rows.map((row) => ({ ...row, kind: v.parse(storedKind, row.kind) }))
      }),
    prune: (before) =>
      database.use(async ({ db }) => {
        await db.deleteFrom('visit_counts').where('day', '<', before).execute()
      }),
  }
}

const keyOf = (count: Readonly<Record<(typeof columns)[number], string>>) =>
  columns.map((column) => count[column]).join(' ')
