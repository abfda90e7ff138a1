import { join } from 'node:path'
import Database from 'libsql'
import * as v from 'valibot'

const counted = v.object({ measure: v.string(), views: v.number(), bad: v.number() })

/** A server's counts of views of a remote's pages, by measure: [how many were measured, how many were bad]. */
export function countedViews(dataFolder: string, remote: string): Record<string, readonly [number, number]> {
  const database = new Database(join(dataFolder, 'leads.sqlite'), { readonly: true })
  try {
    const query =
      'SELECT measure, sum(views) AS views, sum(bad) AS bad FROM page_views WHERE remote = ? GROUP BY measure'
    const rows = v.parse(v.array(counted), database.prepare(query).all(remote))
    return Object.fromEntries(rows.map(({ measure, views, bad }) => [measure, [views, bad]]))
  } finally {
    database.close()
  }
}
