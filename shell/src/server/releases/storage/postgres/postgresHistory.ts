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
import * as v from 'valibot'
import { keptVerdicts, type Verdict } from '../ReleaseStore.ts'
import { CHANNEL, type ReleaseTables } from './openReleaseDatabase.ts'
import { recordAdmitted } from './postgresAdmitted.ts'

type Database = Kysely<ReleaseTables>

/** How often in a row another publication, of other names, may come first. */
const MAX_TRIES = 20

export async function newestPublication(db: Database): Promise<Publication | undefined> {
  return (await newestPublications(db, 1))[0]
}

/** Newest first. */
export async function newestPublications(db: Database, max: number): Promise<Publication[]> {
  const newest = db.selectFrom('release_publication').select('content').orderBy('number', 'desc').limit(max)
  return (await newest.execute()).map(({ content }) => v.parse(publicationSchema, JSON.parse(content)))
}

/** Points names to existing releases. @throws PublishedMeanwhile if a counter is not the expected one. */
export async function publishIn(
  db: Database,
  releases: Readonly<Record<string, string>>,
  { by = 'release', expected = {}, signed, paused }: PublishOptions = {},
): Promise<Publication> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const former = await newestPublication(db)
    refuseUnexpected(former, releases, expected)
    refusePaused(former, releases, by)
    const next = nextPublication(former, { at: new Date().toISOString(), by, moves: releases, signed, paused })
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

export async function newestGeneration(db: Database, scope: string): Promise<Generation | undefined> {
  const row = await db
    .selectFrom('release_generation')
    .select('content')
    .where('scope', '=', scope)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && v.parse(generationSchema, JSON.parse(row.content))
}

export async function generationNumbered(db: Database, scope: string, number: number) {
  const one = db.selectFrom('release_generation').select('content').where('scope', '=', scope)
  const row = await one.where('number', '=', number).executeTakeFirst()
  return row && v.parse(generationSchema, JSON.parse(row.content))
}

/** False if another server was first. */
export async function addGeneration(db: Database, scope: string, after: number, verdict: Verdict): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const number = after + 1
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('release_generation')
      .values({ scope, number, content: JSON.stringify({ number, ...verdict }) })
      .onConflict((conflict) => conflict.columns(['scope', 'number']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return false
    const former = await generationNumbered(transaction, scope, after)
    for (const live of [former?.live ?? {}, verdict.live, releasesOfCanaries(verdict)])
      await recordAdmitted(transaction, live, Date.parse(verdict.at))
    await transaction
      .deleteFrom('release_generation')
      .where('scope', '=', scope)
      .where('number', '<=', number - keptVerdicts.ofScope)
      .execute()
    const old = new Date(Date.parse(verdict.at) - keptVerdicts.ofFormerScopes).toISOString()
    await sql`
      DELETE FROM release_generation WHERE scope IN (
        SELECT scope FROM release_generation GROUP BY scope HAVING max(content::json->>'at') < ${old}
      )`.execute(transaction)
    await sql`SELECT pg_notify(${CHANNEL}, ${scope})`.execute(transaction)
    return true
  })
}
