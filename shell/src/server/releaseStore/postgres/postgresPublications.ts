import { type Publication, publicationSchema } from '@site/contracts/ReleasePointer'
import { publicationAfter, PublishedMeanwhile, type PublishOptions } from '@site/release-protocol/publication/publish'
import { type Kysely, sql } from 'kysely'
import type { UnreadableRecords } from '../unreadableRecords.ts'
import type { Tables } from '../../database/schema.ts'
import { CHANNEL } from './postgresChanges.ts'

/** A database, and what of its history cannot be read. */
export type History = { db: Kysely<Tables>; unreadable: UnreadableRecords }

/** How often in a row another publication, of other names, may come first. */
const MAX_TRIES = 20

/** How many are read at a time until one of them can be read. */
const BATCH = 10

/** The newest that can be read. */
export async function newestPublication(history: History): Promise<Publication | undefined> {
  return (await newestPublications(history, 1))[0]
}

/** Those that can be read, newest first. */
export async function newestPublications({ db, unreadable }: History, max: number): Promise<Publication[]> {
  const found: Publication[] = []
  let before = Number.MAX_SAFE_INTEGER
  for (let limit = max; found.length < max; limit = BATCH) {
    const query = db.selectFrom('release_publication').select(['number', 'content']).where('number', '<', before)
    const rows = await query.orderBy('number', 'desc').limit(limit).execute()
    for (const { number, content } of rows) {
      before = number
      const publication = await unreadable.read(`The publication ${number}`, publicationSchema, () => content)
      if (publication) found.push(publication)
    }
    if (rows.length < limit) break
  }
  return found.slice(0, max)
}

/** The number of the newest publication, readable or not: it is used up. */
async function lastPublication(db: Kysely<Tables>): Promise<number> {
  const query = db.selectFrom('release_publication').select((eb) => eb.fn.max('number').as('last'))
  return (await query.executeTakeFirst())?.last ?? 0
}

/** Points names to existing releases. @throws PublishedMeanwhile if a counter is not the expected one. */
export async function publishIn(
  history: History,
  releases: Readonly<Record<string, string>>,
  options: PublishOptions = {},
): Promise<Publication> {
  const { db } = history
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const after = await lastPublication(db)
    const former = await newestPublication(history)
    const next = publicationAfter(former, after, releases, options)
    const isFirst = await db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('release_publication')
        .values({ number: next.number, content: JSON.stringify(next) })
        .onConflict((conflict) => conflict.column('number').doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 0n) return false
      await sql`SELECT pg_notify(${CHANNEL}, ${String(next.number)})`.execute(transaction)
      return true
    })
    if (isFirst) return next
  }
  throw new PublishedMeanwhile('Others keep publishing. Nothing was released: try again.')
}
