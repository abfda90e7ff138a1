import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { askedRequest, keyOfRequest, REQUEST_PERIOD, type Requests } from '../Requests.ts'
import type { Tables } from '../../database/schema.ts'
import { CHANNEL } from './postgresChanges.ts'

/** Requests in a database, one row each. */
export function createPostgresRequests(database: () => Promise<Kysely<Tables>>, now: () => number): Requests {
  async function write(asked: v.InferOutput<typeof askedRequest>): Promise<void> {
    const db = await database()
    const row = { key: keyOfRequest(asked.request), content: JSON.stringify(asked), at: asked.at }
    await db
      .insertInto('release_request')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
    await sql`SELECT pg_notify(${CHANNEL}, ${row.key})`.execute(db)
  }
  const read = (content: string) => v.parse(askedRequest, JSON.parse(content))

  return {
    async ask(request, valid) {
      const db = await database()
      const one = db.selectFrom('release_request').select('content').where('key', '=', keyOfRequest(request))
      const row = await one.executeTakeFirst()
      const known = row && read(row.content)
      if (known && (!known.answer || known.at > now() - valid)) return known.answer
      await write({ request, at: now() })
      return undefined
    },
    async open() {
      const db = await database()
      await db
        .deleteFrom('release_request')
        .where('at', '<', now() - REQUEST_PERIOD)
        .execute()
      const rows = await db.selectFrom('release_request').select('content').execute()
      return rows.map(({ content }) => read(content)).flatMap(({ request, answer }) => (answer ? [] : [request]))
    },
    answer: (request, answer) => write({ request, at: now(), answer }),
  }
}
