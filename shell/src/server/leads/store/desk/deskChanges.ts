import { randomUUID } from 'node:crypto'
import { advertisingConsentText } from '@site/contracts/advertisingConsent'
import { applyChange } from '../../desk/applyChange.ts'
import { deskColumns, leadFrom } from '../leadRow.ts'
import type { LeadStore } from '../LeadStore.ts'
import type { Using } from '../sqlLeadStore.ts'

/** What the agency's people do with a lead. Nothing of its history is ever changed. */
export function deskChanges(
  using: Using,
): Pick<LeadStore, 'change' | 'addNote' | 'withdrawAdvertising' | 'confirm' | 'confirmed'> {
  return {
    change: (number, change, { by, at }) =>
      using((db) =>
        db.transaction().execute(async (transaction) => {
          const row = await transaction.selectFrom('leads').selectAll().where('number', '=', number).executeTakeFirst()
          if (!row) return 'missing'
          const lead = leadFrom(row)
          const applied = applyChange(lead.desk, change, at)
          if (!applied) return 'conflict'
          const { next, entries } = applied
          if (entries.length === 0) return 'changed'
          const changed = await transaction
            .updateTable('leads')
            .set(deskColumns(next))
            .where('number', '=', number)
            // Another server may have changed it since it was read.
            .where('version', '=', change.version)
            .returning('number')
            .execute()
          if (changed.length === 0) return 'conflict'
          const rows = entries.map((entry) => ({ ...entry, key: randomUUID(), lead: lead.key, at, by }))
          await transaction.insertInto('lead_entries').values(rows).execute()
          return 'changed'
        }),
      ),
    addNote: (number, { key, text }, { by, at }) =>
      using((db) =>
        db.transaction().execute(async (transaction) => {
          const lead = await transaction
            .selectFrom('leads')
            .select('key')
            .where('number', '=', number)
            .executeTakeFirst()
          if (!lead) return false
          await transaction
            .insertInto('lead_entries')
            .values({ key, lead: lead.key, at, by, kind: 'note', text })
            .onConflict((conflict) => conflict.column('key').doNothing())
            .execute()
          return true
        }),
      ),
    withdrawAdvertising: (keys, { by, at }) =>
      using((db) =>
        db.transaction().execute(async (transaction) => {
          const refused = advertisingConsentText({ answer: 'refused', at: new Date(at).toISOString(), scope: [] })
          const changed = await transaction
            .updateTable('leads')
            .set({ advertising: refused })
            .where('key', 'in', [...keys, ''])
            .where('advertising', 'like', 'accepted %')
            .returning('key')
            .execute()
          const entry = { at, by, kind: 'note', text: 'Consentimento para anúncios retirado a pedido da pessoa.' }
          const rows = changed.map(({ key: lead }) => ({ ...entry, key: randomUUID(), lead }))
          if (rows.length > 0) await transaction.insertInto('lead_entries').values(rows).execute()
        }),
      ),
    confirm: (lead, { by, at }) =>
      using((db) =>
        db.transaction().execute(async (transaction) => {
          const known = await transaction.selectFrom('leads').select('key').where('key', '=', lead).executeTakeFirst()
          if (!known) return false
          await transaction
            .insertInto('lead_entries')
            .values({ key: `confirmed-${lead}`, lead, at, by, kind: 'confirmed', text: '' })
            .onConflict((conflict) => conflict.column('key').doNothing())
            .execute()
          await transaction.deleteFrom('lead_notices').where('lead', '=', lead).where('state', '=', 'none').execute()
          return true
        }),
      ),
    confirmed: (keys) =>
      using(async (db) => {
        const rows = await db
          .selectFrom('lead_entries')
          .select('lead')
          .where('kind', '=', 'confirmed')
          .where('lead', 'in', [...keys, ''])
          .execute()
        return new Set(rows.map(({ lead }) => lead))
      }),
  }
}
