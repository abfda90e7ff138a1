import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONTENT } from '@site/contracts/PreviewToken'
import { suffixes } from '@site/release-protocol/encodings/compressFile'
import { sharedFolder } from '@site/release-protocol/files/sharedFolder'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { compositionManifest, MANIFEST } from '../compositions/compositionManifest.ts'
import { readDocument } from '../compositions/readFolder.ts'
import { encodings, writeFolder } from '../compositions/writeFolder.ts'
import type { ContentStore } from '../content/ContentStore.ts'
import { fetchContentFile } from '../content/fetchContentFile.ts'
import type { ReleaseStore } from '../ReleaseStore.ts'
import type { Tables } from '../../database/schema.ts'

type Options = {
  database: () => Promise<Kysely<Tables>>
  releasesFolder: string
  /** Fetches a release into this machine's folder. */
  fetchRelease: (name: string, id: string) => Promise<boolean>
  content: Pick<ContentStore, 'read'>
  now: () => number
}

/** The number of compositions that are kept. */
const MAX_KEPT = 20

const read = (text: string) => v.parse(compositionManifest, JSON.parse(text))

/** Compositions in a database: manifests, and documents by hash. Files are those of their releases. */
export function createPostgresCompositions(options: Options): ReleaseStore['compositions'] {
  const { database, releasesFolder, fetchRelease, content, now } = options
  const folderOf = (name: string) => join(releasesFolder, sharedFolder.compositions, name)

  return {
    async share(name) {
      const db = await database()
      const manifest = await readFile(join(folderOf(name), MANIFEST), 'utf8')
      const { documents } = read(manifest)
      await db.transaction().execute(async (transaction) => {
        const hashes = documents.flatMap((entry) => encodings.map((encoding) => entry.encodings[encoding].hash))
        const { rows } = await sql<{ hash: string }>`
          SELECT hash FROM composition_document WHERE hash = ANY(${hashes})`.execute(transaction)
        const known = new Set(rows.map(({ hash }) => hash))
        for (const entry of documents) {
          for (const encoding of encodings) {
            const { hash } = entry.encodings[encoding]
            if (known.has(hash)) continue
            known.add(hash)
            const content = await readDocument(folderOf(name), entry, encoding)
            const values = transaction.insertInto('composition_document').values({ hash, content })
            await values.onConflict((conflict) => conflict.column('hash').doNothing()).execute()
          }
        }
        const row = { manifest, at: now() }
        await transaction
          .insertInto('composition')
          .values({ name, ...row })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute()
      })
      await prune(db)
    },
    async fetch(name, again = false) {
      if (!again && existsSync(join(folderOf(name), MANIFEST))) return
      const db = await database()
      const one = db.selectFrom('composition').select('manifest').where('name', '=', name)
      const row = await one.executeTakeFirst()
      if (!row) throw new ReleaseProblem('not yet', 'missing', `is not in the database: composition ${name}.`)
      const manifest = read(row.manifest)
      for (const [part, id] of Object.entries(manifest.releases)) await fetchRelease(part, id)
      for (const { name: part, id, file, encodings: stated } of manifest.files) {
        const path = join(releasesFolder, part, id, file)
        if (part === CONTENT && stated.identity) await fetchContentFile(content, stated.identity.hash, path)
      }
      await writeFolder(folderOf(name), manifest, {
        async document({ encodings: stated }, encoding) {
          const { hash } = stated[encoding]
          const document = db.selectFrom('composition_document').select('content').where('hash', '=', hash)
          return (await document.executeTakeFirstOrThrow()).content
        },
        file: ({ name: part, id, file }, encoding) =>
          join(releasesFolder, part, id, file) + (encoding === 'identity' ? '' : suffixes[encoding]),
      })
    },
  }
}

/** Removes all but the newest compositions and those that are live, and documents that none of the others has. */
async function prune(db: Kysely<Tables>): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM composition WHERE name NOT IN (SELECT name FROM composition ORDER BY at DESC LIMIT ${MAX_KEPT})
      AND NOT EXISTS (SELECT 1 FROM release_generation WHERE content LIKE '%' || composition.name || '%'
        AND (scope, number) IN (SELECT scope, max(number) FROM release_generation GROUP BY scope))`.execute(db)
  if (numAffectedRows === 0n) return
  await sql`
    DELETE FROM composition_document WHERE hash NOT IN (
      SELECT encoding.value->>'hash' FROM composition,
        json_array_elements(composition.manifest::json->'documents') AS document,
        json_each(document->'encodings') AS encoding)`.execute(db)
}
