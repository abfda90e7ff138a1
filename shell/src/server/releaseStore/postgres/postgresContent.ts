import { hashOf } from '@site/release-protocol/files/hashOf'
import { type Kysely, sql } from 'kysely'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { Tables } from '../../database/schema.ts'
import { type ContentStore, recordsIn } from '../content/ContentStore.ts'
import { CHANNEL } from './postgresChanges.ts'

/** Content in a database, for servers on any number of machines. */
export function createPostgresContent(database: () => Promise<Kysely<Tables>>): ContentStore {
  return {
    async write(content) {
      const hash = hashOf(content)
      const at = Date.now()
      const values = (await database()).insertInto('content_file').values({ hash, content, at })
      await values.onConflict((conflict) => conflict.column('hash').doUpdateSet({ at })).execute()
      return hash
    },
    files: async () => (await database()).selectFrom('content_file').select(['hash', 'at']).execute(),
    async remove(hash, since) {
      await (await database()).deleteFrom('content_file').where('hash', '=', hash).where('at', '<', since).execute()
    },
    async read(hash) {
      const one = (await database()).selectFrom('content_file').select('content').where('hash', '=', hash)
      const row = await one.executeTakeFirst()
      if (!row) throw new ReleaseProblem('not yet', 'missing', 'A file of the content is not in the database.')
      if (hashOf(row.content) === hash) return row.content
      throw new ReleaseProblem('trouble', 'forged', 'A file of the content has changed.')
    },
    async list(kind, max, before = Number.MAX_SAFE_INTEGER) {
      const ofKind = (await database())
        .selectFrom('content_record')
        .select(['number', 'content'])
        .where('kind', '=', kind)
      const rows = await ofKind.where('number', '<', before).orderBy('number', 'desc').limit(max).execute()
      return rows.flatMap(({ number, content }) => recordsIn(number, content))
    },
    async kinds(start) {
      const all = (await database()).selectFrom('content_record').select('kind').distinct()
      const rows = await all.where(sql<boolean>`starts_with(kind, ${start})`).execute()
      return rows.map(({ kind }) => kind)
    },
    add: async (kind, { number, content }) =>
      (await database()).transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('content_record')
          .values({ kind, number, content: JSON.stringify(content) })
          .onConflict((conflict) => conflict.columns(['kind', 'number']).doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows === 0n) return false
        await sql`SELECT pg_notify(${CHANNEL}, ${kind})`.execute(transaction)
        return true
      }),
  }
}
