import type { Kysely } from 'kysely'
import type { LeadTables } from './leadRow.ts'

/** One of the two databases; where they differ beyond their SQL, it says how. */
export type LeadDatabase = {
  dialect: 'sqlite' | 'postgres'
  db: Kysely<LeadTables>
  /** After a routine deletion: leaves no copy of deleted rows in files that are ours. */
  tidy(): Promise<void>
  /** After a visitor was forgotten: writes tables and indexes again, so that no page holds a remnant. */
  scrub(): Promise<void>
  /** Resolves when it can be written to. */
  probe(): Promise<void>
}
