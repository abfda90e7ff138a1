import { type Kysely, sql } from 'kysely'
import type { ReleaseTables } from './openReleaseDatabase.ts'

/** A number of our own among the database's locks. */
const FILES = 7_262_019

/** Until the transaction ends nobody else takes files in or out: what one finds there the other must not remove. */
export async function lockFiles(transaction: Kysely<ReleaseTables>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${FILES})`.execute(transaction)
}
