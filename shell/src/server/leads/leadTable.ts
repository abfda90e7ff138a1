import type { LeadDatabase } from './LeadDatabase.ts'

const number = {
  sqlite: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  postgres: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
}

/** Columns that are written when a lead comes, in the order of `leadValues`. */
export const writtenColumns = [
  'key',
  'kind',
  'email',
  'fields',
  'consent',
  'purpose',
  'given_at',
  'received_at',
  'verified',
] as const

/** Makes the table where it is missing. Several processes may do so at once. */
export async function createLeadTable(database: LeadDatabase): Promise<void> {
  const statements = [
    `CREATE TABLE IF NOT EXISTS leads (
      number ${number[database.dialect]},
      key TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL,
      email TEXT NOT NULL,
      fields TEXT NOT NULL,
      consent TEXT NOT NULL,
      purpose TEXT NOT NULL,
      given_at BIGINT NOT NULL,
      received_at BIGINT NOT NULL,
      verified INTEGER NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting',
      attempts INTEGER NOT NULL DEFAULT 0,
      next_at BIGINT NOT NULL DEFAULT 0,
      last_error TEXT NOT NULL DEFAULT ''
    )`,
    'CREATE INDEX IF NOT EXISTS leads_email ON leads (email)',
    'CREATE INDEX IF NOT EXISTS leads_received ON leads (received_at)',
    "CREATE INDEX IF NOT EXISTS leads_due ON leads (next_at) WHERE state = 'waiting'",
  ]
  for (const statement of statements) await onceMore(() => database.write(statement))
}

/** PostgreSQL's IF NOT EXISTS still fails when two processes start in the same moment; the second try finds the table. */
async function onceMore(work: () => Promise<unknown>): Promise<void> {
  await work().catch(work)
}
