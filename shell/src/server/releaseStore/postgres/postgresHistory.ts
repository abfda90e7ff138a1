import { releasesOfCanaries } from '@site/contracts/Canary'
import { type Generation, generationSchema } from '@site/contracts/Generation'
import { nextPublication, type Publication, publicationSchema } from '@site/contracts/ReleasePointer'
import {
  PublishedMeanwhile,
  type PublishOptions,
  refusePaused,
  refuseUnexpected,
} from '@site/remote-kit/release/publication/publish'
import { type Kysely, sql } from 'kysely'
import { keptVerdicts, type Verdict } from '../ReleaseStore.ts'
import type { UnreadableRecords } from '../unreadableRecords.ts'
import type { Tables } from '../../database/schema.ts'
import { CHANNEL } from './postgresChanges.ts'
import { recordAdmitted } from './postgresAdmitted.ts'

type Database = Kysely<Tables>

/** A database, and what of its history cannot be read. */
export type History = { db: Database; unreadable: UnreadableRecords }

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
async function lastPublication(db: Database): Promise<number> {
  const query = db.selectFrom('release_publication').select((eb) => eb.fn.max('number').as('last'))
  return (await query.executeTakeFirst())?.last ?? 0
}

/** Points names to existing releases. @throws PublishedMeanwhile if a counter is not the expected one. */
export async function publishIn(
  history: History,
  releases: Readonly<Record<string, string>>,
  { by = 'release', expected = {}, signed, paused, author }: PublishOptions = {},
): Promise<Publication> {
  const { db } = history
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const after = await lastPublication(db)
    const former = await newestPublication(history)
    refuseUnexpected(former, releases, expected)
    refusePaused(former, releases, by)
    const next = nextPublication(former, {
      at: new Date().toISOString(),
      by,
      moves: releases,
      signed,
      paused,
      author,
      after,
    })
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

/** The newest of a scope that can be read. */
export async function newestGeneration({ db, unreadable }: History, scope: string): Promise<Generation | undefined> {
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const query = db.selectFrom('release_generation').select(['number', 'content']).where('scope', '=', scope)
    const row = await query.where('number', '<', before).orderBy('number', 'desc').limit(1).executeTakeFirst()
    if (!row) return undefined
    before = row.number
    const generation = await unreadable.read(nameOf(scope, row.number), generationSchema, () => row.content)
    if (generation) return generation
  }
}

/** Undefined if it is not kept, or cannot be read. */
export function generationNumbered({ db, unreadable }: History, scope: string, number: number) {
  return unreadable.read(nameOf(scope, number), generationSchema, async () => {
    const one = db.selectFrom('release_generation').select('content').where('scope', '=', scope)
    return (await one.where('number', '=', number).executeTakeFirst())?.content
  })
}

const nameOf = (scope: string, number: number) => `The verdict ${number} of ${scope}`

async function lastGeneration(db: Database, scope: string): Promise<number> {
  const ofScope = db.selectFrom('release_generation').where('scope', '=', scope)
  return (await ofScope.select((eb) => eb.fn.max('number').as('last')).executeTakeFirst())?.last ?? 0
}

/** False if another server was first. */
export async function addGeneration(
  history: History,
  scope: string,
  after: number,
  verdict: Verdict,
): Promise<boolean> {
  return history.db.transaction().execute(async (transaction) => {
    const former = await newestGeneration({ ...history, db: transaction }, scope)
    if ((former?.number ?? 0) !== after) return false
    // An unreadable one has used up its number, too.
    const number = (await lastGeneration(transaction, scope)) + 1
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('release_generation')
      .values({ scope, number, content: JSON.stringify({ number, ...verdict }) })
      .onConflict((conflict) => conflict.columns(['scope', 'number']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return false
    for (const live of [former?.live ?? {}, verdict.live, releasesOfCanaries(verdict)])
      await recordAdmitted(transaction, live, Date.parse(verdict.at))
    await transaction
      .deleteFrom('release_generation')
      .where('scope', '=', scope)
      .where('number', '<=', number - keptVerdicts.ofScope)
      .execute()
    const old = new Date(Date.parse(verdict.at) - keptVerdicts.ofFormerScopes).toISOString()
    // Not as JSON: one that cannot be read would end the transaction.
    await sql`
      DELETE FROM release_generation WHERE scope IN (
        SELECT scope FROM release_generation GROUP BY scope
        HAVING max(substring(content from '"at":"([^"]+)"')) < ${old}
      )`.execute(transaction)
    await sql`SELECT pg_notify(${CHANNEL}, ${scope})`.execute(transaction)
    return true
  })
}
