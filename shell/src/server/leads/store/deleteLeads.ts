import type { OpenDatabase } from '../../database/Database.ts'
import { searchableEmail } from '../../database/tables/search/searchColumns.ts'
import type { Forgotten, Pruned, Whose } from './LeadStore.ts'

/** Leads arrive all year round, so only few become too old within an hour: more of them mean that the clock is wrong. */
const MAX_PRUNED_SHARE = 0.05

/** Deletes a visitor's leads and what remains of them in pages, indexes and log. */
export async function deleteLeadsOf(database: OpenDatabase, whose: Whose): Promise<Forgotten> {
  const { deleted: rows, receivers } = await database.db.transaction().execute(async (db) => {
    const leads = db.deleteFrom('leads').returning(['key', 'state', 'attempts', 'receiver'])
    const deleted = await ('email' in whose
      ? leads.where('email', '=', searchableEmail(whose.email))
      : leads.where('key', 'in', [...whose.keys, ''])
    ).execute()
    const receivers = await deleteBelongings(
      db,
      deleted.map(({ key }) => key),
    )
    return { deleted, receivers }
  })
  if (rows.length > 0) await database.scrub(['leads', 'lead_entries', 'lead_notices'])
  const delivered = rows.filter(({ state }) => state === 'delivered')
  // Reviving a dead letter resets its attempts to zero, and the receiver may have it all the same.
  const tried = rows.filter(({ state, attempts, receiver }) => state !== 'delivered' && (attempts > 0 || receiver))
  return {
    removed: rows.length,
    delivered: delivered.length,
    tried: tried.length,
    receivers: [...new Set([...[...delivered, ...tried].map(({ receiver }) => receiver), ...receivers])]
      .filter(Boolean)
      .sort(),
  }
}

/** Deletes leads received before a time: all of them, or none if they are suspiciously many. */
export async function pruneLeads(
  database: OpenDatabase,
  { before, forced = false }: { before: number; forced?: boolean },
): Promise<Pruned> {
  const pruned = await database.db.transaction().execute(async (db): Promise<Pruned> => {
    const { total, due } = await db
      .selectFrom('leads')
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('total'),
        fn
          .countAll<number>()
          .filterWhere(eb('received_at', '<', before))
          .as('due'),
      ])
      .executeTakeFirstOrThrow()
    if (due === 0) return { status: 'pruned', removed: 0 }
    if (!forced && due > Math.max(1, total * MAX_PRUNED_SHARE)) return { status: 'refused', due, total }
    const old = await db.deleteFrom('leads').where('received_at', '<', before).returning('key').execute()
    await deleteBelongings(
      db,
      old.map(({ key }) => key),
    )
    return { status: 'pruned', removed: due }
  })
  if (pruned.status === 'pruned' && pruned.removed > 0) await database.tidy()
  return pruned
}

/** Databases limit the parameters of a statement. */
const CHUNK = 500

/** Deletes what belongs to leads. Returns the receivers that have been told of one, or may have been. */
async function deleteBelongings(db: OpenDatabase['db'], keys: readonly string[]): Promise<string[]> {
  const receivers = new Set<string>()
  for (let start = 0; start < keys.length; start += CHUNK) {
    const some = keys.slice(start, start + CHUNK)
    await db.deleteFrom('lead_entries').where('lead', 'in', some).execute()
    const notices = await db
      .deleteFrom('lead_notices')
      .where('lead', 'in', some)
      .returning(['target', 'attempts', 'state'])
      .execute()
    for (const { target, attempts, state } of notices) if (attempts > 0 || state === 'delivered') receivers.add(target)
  }
  return [...receivers]
}
