import { type Generated, type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import * as v from 'valibot'
import type { Dialect, Migrations } from '../schema.ts'
import { searchColumns } from './search/searchColumns.ts'

export type LeadTables = { leads: LeadTable }

type LeadTable = {
  number: Generated<number>
  key: string
  kind: string
  email: string
  fields: string
  consent: string
  purpose: string
  given_at: number
  received_at: number
  verified: number
  state: string
  attempts: Generated<number>
  next_at: Generated<number>
  last_error: Generated<string>
  suspicion: string
  receiver: Generated<string>
  typed: Generated<string>
  /** Digits of the telephone number, by which leads of one person find each other; empty without one. */
  phone: Generated<string>
  /** What a search looks through. */
  search: Generated<string>
  origin: Generated<string>
  stage: Generated<string>
  owner: Generated<string>
  step: Generated<string>
  step_on: Generated<string>
  version: Generated<number>
  answered_at: Generated<number>
  /** The answer to the question about advertising, as the browser sent it. */
  advertising: Generated<string>
}

export type NewLeadRow = Insertable<LeadTable>
export type LeadRow = Selectable<LeadTable>

export const leadMigrations = (dialect: Dialect): Migrations => ({
  // Databases from before there were migrations have this too: hence "if not exists".
  '2026-01-leads': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('leads')
        .ifNotExists()
        .addColumn('number', dialect === 'sqlite' ? 'integer' : 'bigint', (column) =>
          dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.generatedAlwaysAsIdentity().primaryKey(),
        )
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('consent', 'text', (column) => column.notNull())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('given_at', 'bigint', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('verified', 'integer', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('last_error', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
      await db.schema.createIndex('leads_email').ifNotExists().on('leads').column('email').execute()
      await db.schema.createIndex('leads_received').ifNotExists().on('leads').column('received_at').execute()
      // Raw SQL, because a partial index takes no parameters.
      await sql`create index if not exists leads_due on leads (next_at) where state = 'waiting'`.execute(db)
    },
  },
  '2026-11-quarantine': {
    async up(db: Kysely<unknown>) {
      for (const name of ['suspicion', 'receiver']) {
        await db.schema
          .alterTable('leads')
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
          .execute()
      }
    },
  },
  '2026-12-typed': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('leads')
        .addColumn('typed', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    },
  },
  '2026-12-desk': {
    async up(db: Kysely<unknown>) {
      const columns = { phone: '', search: '', origin: '', stage: 'new', owner: '', step: '', step_on: '' }
      for (const [name, usual] of Object.entries({ ...columns, version: 0, answered_at: 0 })) {
        await db.schema
          .alterTable('leads')
          .addColumn(name, typeof usual === 'number' ? 'bigint' : 'text', (column) => column.notNull().defaultTo(usual))
          .execute()
      }
      await db.schema.createIndex('leads_phone').on('leads').column('phone').execute()
      const leads = db.withTables<LeadTables>()
      // What came before there was a desk was answered elsewhere.
      await leads
        .updateTable('leads')
        .set((eb) => ({ answered_at: eb.ref('received_at') }))
        .execute()
      await fillSearchColumns(leads)
    },
  },
  '2026-12-lead-advertising': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('leads')
        .addColumn('advertising', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    },
  },
})

const PAGE = 500
const storedFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.union([v.string(), v.number()])))

async function fillSearchColumns(db: Kysely<LeadTables>): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('leads')
      .select(['number', 'fields'])
      .where('number', '>', after)
      .orderBy('number')
      .limit(PAGE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    for (const { number, fields } of rows) {
      const { phone, search } = searchColumns(v.parse(storedFields, fields))
      await db.updateTable('leads').set({ phone, search }).where('number', '=', number).execute()
    }
    after = last.number
  }
}
