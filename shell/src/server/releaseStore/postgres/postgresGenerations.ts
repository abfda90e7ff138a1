import { releasesOfCanaries } from '@site/contracts/Canary'
import { type Generation, generationSchema } from '@site/contracts/Generation'
import { type Kysely, sql } from 'kysely'
import { keptVerdicts, type Verdict } from '../ReleaseStore.ts'
import type { Tables } from '../../database/schema.ts'
import { recordAdmitted } from './postgresAdmitted.ts'
import { CHANNEL } from './postgresChanges.ts'
import type { History } from './postgresPublications.ts'

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

async function lastGeneration(db: Kysely<Tables>, scope: string): Promise<number> {
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
    // First, so that whoever adds one between these two is noticed. An unreadable one has used up its number, too.
    const number = (await lastGeneration(transaction, scope)) + 1
    const former = await newestGeneration({ ...history, db: transaction }, scope)
    if ((former?.number ?? 0) !== after) return false
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
