import { type Kysely, sql } from 'kysely'
import { createFolderAdmitted } from '../folder/folderAdmitted.ts'
import type { Admitted } from '../ReleaseStore.ts'
import type { Tables } from '../../database/schema.ts'

/** The releases that were live once. Also recorded in this machine's folder, for a start while the database is unavailable. */
export function createPostgresAdmitted(database: () => Promise<Kysely<Tables>>, folder: string) {
  const local = createFolderAdmitted(folder)
  const recorded = new Set<string>()

  return async function admitted(): Promise<Admitted[]> {
    let all: Admitted[]
    try {
      all = await (await database()).selectFrom('release_admitted').selectAll().execute()
    } catch {
      return local.list()
    }
    for (const { name, id, at } of all) {
      const key = `${name} ${id} ${at}`
      if (!recorded.has(key)) await local.record({ [name]: id }, at).catch(() => undefined)
      recorded.add(key)
    }
    return all
  }
}

/** Records that these, by name, are live at a moment. */
export async function recordAdmitted(
  db: Kysely<Tables>,
  live: Readonly<Record<string, string>>,
  at: number,
): Promise<void> {
  const rows = Object.entries(live).map(([name, id]) => ({ name, id, at }))
  if (rows.length === 0) return
  await db
    .insertInto('release_admitted')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['name', 'id']).doUpdateSet({ at: sql`greatest(release_admitted.at, excluded.at)` }),
    )
    .execute()
}
