import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/schema.ts'

/** An arbitrary number for our advisory lock. */
const FILES_LOCK = 7_262_019

/** Until the transaction ends, nobody else can add or remove files: none may be removed that another upload relies on. */
export async function lockFiles(transaction: Kysely<Tables>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${FILES_LOCK})`.execute(transaction)
}
