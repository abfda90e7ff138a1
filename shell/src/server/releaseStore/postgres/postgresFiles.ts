import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { descriptions } from '@site/contracts/ReleaseFiles'
import { suffixes } from '@site/release-protocol/encodings/compressFile'
import { systemErrorCode } from '@site/release-protocol/errors/systemErrorCode'
import { moveDurably } from '@site/release-protocol/files/durableFiles'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { mendEncodings } from '../mendEncodings.ts'
import { listedFiles } from '../readReleaseJson.ts'
import { lockFiles } from './lockFiles.ts'
import type { Tables } from '../../database/schema.ts'

type Database = Kysely<Tables>

/** A file and its encodings, as the column `form` has them. */
const encodings = ['', 'br', 'gz'] as const
const suffixOf = { '': '', br: suffixes.br, gz: suffixes.gzip } as const

/**
 * Uploads a release from this machine's folder to the database: files first, the release last, atomically. Of one that is
 * there already, only what is damaged or missing.
 */
export async function upload(db: Database, releasesFolder: string, name: string, id: string): Promise<void> {
  const known = await db.selectFrom('release').select('id').where('name', '=', name).where('id', '=', id).execute()
  const isKnown = known.length > 0
  const damaged = isKnown ? await damagedFiles(db, name, id) : []
  const folder = join(releasesFolder, name, id)
  // Without a copy here nothing can be mended: whoever judges the release says what is wrong with it.
  if (isKnown && (damaged.length === 0 || !existsSync(folder))) return
  const statement = await readFile(join(folder, descriptions.release), 'utf8')
  const { files } = v.parse(listedFiles, JSON.parse(statement))
  await mendEncodings(folder, files)
  await db.transaction().execute(async (transaction) => {
    await lockFiles(transaction)
    for (const [file, hash] of Object.entries(files)) {
      if (isKnown && !damaged.includes(file)) continue
      for (const encoding of encodings) {
        const content = await readFile(join(folder, file + suffixOf[encoding])).catch((error: unknown) => {
          if (encoding === '' || systemErrorCode(error) !== 'ENOENT') throw error
          return undefined
        })
        if (!content) continue
        if (encoding === '' && hashOf(content) !== hash)
          throw new ReleaseProblem('bad', 'forged', `${file} has the wrong hash.`)
        await transaction
          .insertInto('release_file')
          .values({ hash, form: encoding, content })
          .onConflict((conflict) =>
            conflict
              .columns(['hash', 'form'])
              .doUpdateSet({ content })
              .where('release_file.content', 'is distinct from', content),
          )
          .execute()
      }
    }
    await transaction
      .insertInto('release')
      .values({ name, id, statement })
      .onConflict((conflict) => conflict.columns(['name', 'id']).doNothing())
      .execute()
  })
}

/** The files of a release that the database has lost, or has with another content. */
export async function damagedFiles(db: Database, name: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    SELECT listed.key AS file
    FROM release, json_each_text(statement::json->'files') AS listed
    LEFT JOIN release_file AS stored ON stored.hash = listed.value AND stored.form = ''
    WHERE release.name = ${name} AND release.id = ${id}
      AND (stored.hash IS NULL OR listed.value <> 'sha384-' || encode(sha384(stored.content), 'base64'))
    ORDER BY listed.key`.execute(db)
  return rows.map(({ file }) => file)
}

/** Downloads a release from the database into this machine's folder, atomically. @throws ReleaseProblem */
export async function download(db: Database, releasesFolder: string, name: string, id: string): Promise<void> {
  const release = await db
    .selectFrom('release')
    .select('statement')
    .where('name', '=', name)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!release) throw new ReleaseProblem('not yet', 'missing', `is not in the database.`)
  const { files } = v.parse(listedFiles, JSON.parse(release.statement))
  const target = join(releasesFolder, name, id)
  const draft = `${target}.${randomUUID()}.draft`
  try {
    for (const [file, hash] of Object.entries(files)) await downloadFile(db, join(draft, file), file, hash)
    await mendEncodings(draft, files)
    await writeFile(join(draft, descriptions.release), release.statement)
    await rm(target, { recursive: true, force: true })
    await moveDurably(draft, target)
  } catch (error) {
    // Another process of this machine may have been first.
    if (
      !['ENOTEMPTY', 'EEXIST'].includes(systemErrorCode(error) ?? '') ||
      !existsSync(join(target, descriptions.release))
    )
      throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** An encoding that does not decode to its file is made again. */
async function downloadFile(db: Database, place: string, file: string, hash: string): Promise<void> {
  const rows = await db
    .selectFrom('release_file')
    .select(['form as encoding', 'content'])
    .where('hash', '=', hash)
    .execute()
  const identity = rows.find(({ encoding }) => encoding === '')
  if (!identity) throw new ReleaseProblem('not yet', 'missing', `${file} is missing in the database.`)
  if (hashOf(identity.content) !== hash) throw new ReleaseProblem('bad', 'forged', `${file} has the wrong hash.`)
  await mkdir(dirname(place), { recursive: true })
  for (const { encoding, content } of rows) await writeFile(place + suffixOf[encoding], content)
}
