import * as v from 'valibot'
import type { Database } from '../database/Database.ts'
import { reconcileSilentCounts } from './reconcileSilentCounts.ts'
import { measures, reach, type ViewCount, type ViewCounts } from './ViewCounts.ts'

/** Both databases accept far more parameters per statement. */
const MAX_ROWS = 500

const storedMeasure = v.picklist([...measures, ...reach])

/** Stores counts of views in the site's database, which several servers may share. */
export function viewCountsIn(database: Pick<Database, 'use'>): ViewCounts {
  return {
    async add(counts) {
      const rows = addedUp(counts)
      if (rows.length === 0) return
      await database.use(({ db }) =>
        db.transaction().execute(async (transaction) => {
          for (let first = 0; first < rows.length; first += MAX_ROWS) {
            await transaction
              .insertInto('page_views')
              .values(rows.slice(first, first + MAX_ROWS))
              .onConflict((conflict) =>
                conflict.columns(['hour', 'remote', 'release', 'share', 'measure']).doUpdateSet((eb) => ({
                  views: eb('page_views.views', '+', eb.ref('excluded.views')),
                  bad: eb('page_views.bad', '+', eb.ref('excluded.bad')),
                })),
              )
              .execute()
          }
        }),
      )
    },
    since: (hour) =>
      database.use(async ({ db }) => {
        const rows = await db.selectFrom('page_views').selectAll().where('hour', '>=', hour).execute()
        return reconcileSilentCounts(rows.map((row) => ({ ...row, measure: v.parse(storedMeasure, row.measure) })))
      }),
    prune: (before) =>
      database.use(async ({ db }) => {
        await db.deleteFrom('page_views').where('hour', '<', before).execute()
      }),
  }
}

/** One row per key, because a statement may touch it only once, and in a fixed order, so that servers cannot deadlock. */
function addedUp(counts: readonly ViewCount[]): ViewCount[] {
  const rows = new Map<string, ViewCount>()
  for (const count of counts) {
    const key = [count.hour, count.remote, count.release, count.share, count.measure].join(' ')
    const known = rows.get(key)
    rows.set(key, known ? { ...count, views: known.views + count.views, bad: known.bad + count.bad } : count)
  }
  return [...rows.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count)
}
