import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { INCOMING_PERIOD, type Incoming } from '../ReleaseStore.ts'
import type { Tables } from '../../database/schema.ts'

/** Pending files in a database: each of them may have been uploaded to another server. */
export function createPostgresIncoming(database: () => Promise<Kysely<Tables>>, now: () => number): Incoming {
  return {
    async pending(name, hashes) {
      if (hashes?.length === 0) return []
      const all = (await database())
        .selectFrom('release_incoming')
        .select(['hash', sql<number>`length(content)`.as('size')])
        .where('name', '=', name)
      return (hashes ? all.where('hash', 'in', hashes) : all).execute()
    },
    async add(name, hash, file) {
      const content = await readFile(file)
      await (await database())
        .insertInto('release_incoming')
        .values({ name, hash, content, at: now() })
        .onConflict((conflict) => conflict.columns(['name', 'hash']).doUpdateSet({ at: now() }))
        .execute()
      await rm(file, { force: true })
    },
    async copy(name, hash, place) {
      const row = await (await database())
        .selectFrom('release_incoming')
        .select('content')
        .where('name', '=', name)
        .where('hash', '=', hash)
        .executeTakeFirst()
      if (!row) throw new ReleaseProblem('not yet', 'missing', `lacks the file with the hash ${hash}.`)
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, row.content)
    },
    async remove(name, hashes) {
      const db = await database()
      await db
        .deleteFrom('release_incoming')
        .where('at', '<', now() - INCOMING_PERIOD)
        .execute()
      if (hashes.length === 0) return
      await db.deleteFrom('release_incoming').where('name', '=', name).where('hash', 'in', hashes).execute()
    },
  }
}
