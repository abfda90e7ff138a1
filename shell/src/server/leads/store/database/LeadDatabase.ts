import type { Kysely } from 'kysely'
import type { LeadTables } from './leadRow.ts'

/** One of the two databases, with the operations that differ beyond SQL. */
export type LeadDatabase = {
  dialect: 'sqlite' | 'postgres'
  db: Kysely<LeadTables>
  /** After routine deletion: leaves no copy of deleted rows in files of ours. */
  tidy(): Promise<void>
  /** After a visitor was forgotten: rewrites tables and indexes, so that no page contains remnants. */
  scrub(): Promise<void>
  /** Resolves if it is writable. */
  probe(): Promise<void>
}
