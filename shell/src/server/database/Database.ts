import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/**
 * The site's database: leads, view counts, ended sessions, and in PostgreSQL also releases. A process has one, with one
 * connection (SQLite) or one pool (PostgreSQL). To add a table, write `tables/NAME.ts` with its type and its migration, and
 * name both in `schema.ts`.
 */
export type Database = {
  /** Opens it, if it is not open. @throws Error while that is impossible. */
  open(): Promise<OpenDatabase>
  /** Opens it, and does work that shows whether it can be used. @throws what opening or the work throws. */
  use<Result>(work: (opened: OpenDatabase) => Promise<Result>): Promise<Result>
  /**
   * Opens and probes it now, and probes it regularly from then on, so that an outage and its end are noticed. Resolves after
   * the first attempt, whether it succeeded or not.
   */
  watch(): Promise<void>
  /** Whether the last use succeeded. For `/ready`. */
  isReady(): boolean
  close(): Promise<void>
}

/** One of the two databases, with the operations that differ beyond SQL. */
export type OpenDatabase = {
  dialect: 'sqlite' | 'postgres'
  db: Kysely<Tables>
  /** After routine deletion: leaves no copy of deleted rows in files of ours. */
  tidy(): Promise<void>
  /** After a person was forgotten: rewrites these tables and their indexes, so that no page contains remnants. */
  scrub(tables: readonly (keyof Tables)[]): Promise<void>
  /** Resolves if it is writable. */
  probe(): Promise<void>
}
