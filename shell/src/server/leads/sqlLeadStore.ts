import { inGroups } from './inGroups.ts'
import type { LeadDatabase } from './LeadDatabase.ts'
import type { LeadStore, NewLead } from './LeadStore.ts'
import { leadFrom, searchableEmail } from './leadRow.ts'
import { createLeadTable } from './leadTable.ts'
import { saveLeads } from './saveLeads.ts'

const COUNTS = `SELECT COUNT(*) AS total, MIN(received_at) AS oldest,
  COALESCE(SUM(1 - verified), 0) AS unverified,
  COALESCE(SUM(CASE WHEN state = 'waiting' THEN 1 END), 0) AS waiting,
  COALESCE(SUM(CASE WHEN state = 'delivered' THEN 1 END), 0) AS delivered,
  COALESCE(SUM(CASE WHEN state = 'dead' THEN 1 END), 0) AS dead FROM leads`

/** The lead store on either database; where the two differ, `dialect` says so. */
export async function sqlLeadStore(database: LeadDatabase): Promise<LeadStore> {
  await createLeadTable(database)
  const saving = inGroups((leads: readonly NewLead[]) => saveLeads(database, leads))
  const skipLocked = database.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''
  return {
    save: saving.add,
    async list({ after, limit }) {
      const rows = await database.read('SELECT * FROM leads WHERE number > $1 ORDER BY number LIMIT $2', [after, limit])
      return rows.map(leadFrom)
    },
    async counts() {
      const [row = {}] = await database.read(COUNTS)
      const { total, unverified, waiting, delivered, dead } = row
      return {
        total: Number(total),
        unverified: Number(unverified),
        oldest: row.oldest === null ? null : Number(row.oldest),
        waiting: Number(waiting),
        delivered: Number(delivered),
        dead: Number(dead),
      }
    },
    async forget(email) {
      const rows = await database.write('DELETE FROM leads WHERE email = $1 RETURNING state', [searchableEmail(email)])
      if (rows.length > 0) await database.tidy()
      return { removed: rows.length, delivered: rows.filter(({ state }) => state === 'delivered').length }
    },
    async removeReceivedBefore(time) {
      const rows = await database.write('DELETE FROM leads WHERE received_at < $1 RETURNING number', [time])
      if (rows.length > 0) await database.tidy()
      return rows.length
    },
    async claim({ kinds, now, until, limit }) {
      if (kinds.length === 0) return []
      const rows = await database.write(
        `UPDATE leads SET next_at = $1, attempts = attempts + 1 WHERE number IN (
          SELECT number FROM leads WHERE state = 'waiting' AND next_at <= $2
          AND kind IN (${kinds.map((_, index) => `$${index + 4}`)}) ORDER BY number LIMIT $3 ${skipLocked}
        ) RETURNING *`,
        [until, now, limit, ...kinds],
      )
      return rows.map(leadFrom).sort((one, other) => one.number - other.number)
    },
    async settle(number, { state, attempts, nextAt, lastError }) {
      await database.write(
        'UPDATE leads SET state = $1, attempts = $2, next_at = $3, last_error = $4 WHERE number = $5',
        [state, attempts, nextAt, lastError, number],
      )
    },
    async revive(now) {
      const sql = "UPDATE leads SET state = 'waiting', attempts = 0, next_at = $1 WHERE state = 'dead' RETURNING number"
      return (await database.write(sql, [now])).length
    },
    async close() {
      await saving.idle()
      await database.close()
    },
  }
}
