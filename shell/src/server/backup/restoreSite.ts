import { sql } from 'kysely'
import type { OpenDatabase } from '../database/Database.ts'
import { openBackup } from '../leads/store/backup/openBackup.ts'
import { leadPages } from '../leads/store/backup/leadsInBackup.ts'
import type { ContentStore } from '../releaseStore/content/ContentStore.ts'
import { copied, type SiteCounts, type SiteData } from './backUpSite.ts'

type Db = OpenDatabase['db']

/**
 * Adds what a backup has and the site lacks. Nothing that is there is changed: texts and drafts of a kind are restored only
 * where there are none of it, because two histories do not mix. @throws Error if the file is damaged or no backup.
 */
export async function restoreSite({ leads, database, content }: SiteData, file: string): Promise<SiteCounts> {
  const backup = await openBackup(file)
  try {
    const { db: from } = backup.database
    const counts = { leads: 0, people: 0, texts: 0, files: 0 }
    for await (const page of leadPages(from)) counts.leads += await leads.restore(page.leads, page.history)
    const { db: to } = await database.open()
    for (const table of copied) {
      const added = await restoreTable(from, to, table)
      if (table === 'people') counts.people = added
    }
    // A backup of leads alone has none.
    if (await hasContent(from)) {
      counts.files = await restoreFiles(from, content)
      counts.texts = await restoreRecords(from, content)
    }
    return counts
  } finally {
    await backup.close()
  }
}

async function restoreTable(from: Db, to: Db, table: (typeof copied)[number]): Promise<number> {
  let added = 0
  for (const row of await from.selectFrom(table).selectAll().execute()) {
    const inserted = await to
      .insertInto(table)
      .values(row)
      // Also somebody else with the same address.
      .onConflict((conflict) => conflict.doNothing())
      .returning(sql`1`.as('one'))
      .execute()
    added += inserted.length
  }
  return added
}

async function hasContent(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM sqlite_master WHERE name = 'content_file'`.execute(db)
  return rows.length > 0
}

async function restoreFiles(from: Db, content: ContentStore): Promise<number> {
  const hashes = await from.selectFrom('content_file').select('hash').execute()
  const known = new Set((await content.files()).map(({ hash }) => hash))
  const missing = hashes.filter(({ hash }) => !known.has(hash))
  for (const { hash } of missing) {
    const row = await from
      .selectFrom('content_file')
      .select('content')
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow()
    if ((await content.write(Buffer.from(row.content))) !== hash) throw new Error(`${hash} has changed in the backup.`)
  }
  return missing.length
}

/** Returns the number of versions. */
async function restoreRecords(from: Db, content: ContentStore): Promise<number> {
  const present = new Set(await content.kinds(''))
  const records = await from.selectFrom('content_record').selectAll().orderBy('number').execute()
  let versions = 0
  for (const { kind, number, content: text } of records) {
    if (present.has(kind)) continue
    const isAdded = await content.add(kind, { number, content: JSON.parse(text) })
    if (isAdded && kind === 'versions') versions += 1
  }
  return versions
}
