import type { Generated, Insertable, Kysely, Selectable } from 'kysely'
import type { Dialect, Migrations } from '../schema.ts'

/** What people wrote about leads and changed in them, append-only. `key` makes a repeated request the same entry. */
export type LeadEntryTables = { lead_entries: EntryTable }

type EntryTable = {
  number: Generated<number>
  key: string
  /** The lead's key. */
  lead: string
  at: number
  by: string
  kind: string
  text: string
}

export type NewEntryRow = Insertable<EntryTable>
export type EntryRow = Selectable<EntryTable>

export const leadEntryMigrations = (dialect: Dialect): Migrations => ({
  '2026-12-lead-entries': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('lead_entries')
        .addColumn('number', dialect === 'sqlite' ? 'integer' : 'bigint', (column) =>
          dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.generatedAlwaysAsIdentity().primaryKey(),
        )
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('lead', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('by', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('lead_entries_lead').on('lead_entries').column('lead').execute()
    },
  },
})
