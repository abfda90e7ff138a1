import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { systemErrorCode } from '@site/remote-kit/release/systemErrorCode'
import { hashOf } from '@site/remote-kit/release/storeRelease'
import { fileHashes, releaseLimits } from '@site/contracts/ReleaseFiles'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { ReleaseProblem } from '../ReleaseProblem.ts'
import { lockFiles } from './lockFiles.ts'
import type { ReleaseTables } from './openReleaseDatabase.ts'

type Database = Kysely<ReleaseTables>

const statementSchema = v.object({ files: fileHashes })
const forms = ['', 'br', 'gz'] as const
const suffix = { '': '', br: '.br', gz: '.gz' } as const

/** Decompresses a file. @throws Error if it is damaged, or larger than any file may be. */
const expand = {
  '': async (content: Buffer) => content,
  br: (content: Buffer) => promisify(brotliDecompress)(content, { maxOutputLength: releaseLimits.file }),
  gz: (content: Buffer) => promisify(gunzip)(content, { maxOutputLength: releaseLimits.file }),
} as const

/** Uploads a release from this machine's folder to the database: files first, the release last, atomically. */
export async function upload(db: Database, releasesFolder: string, name: string, id: string): Promise<void> {
  const known = await db.selectFrom('release').select('id').where('name', '=', name).where('id', '=', id).execute()
  if (known.length > 0) return
  const folder = join(releasesFolder, name, id)
  const statement = await readFile(join(folder, 'release.json'), 'utf8')
  const { files } = v.parse(statementSchema, JSON.parse(statement))
  await db.transaction().execute(async (transaction) => {
    await lockFiles(transaction)
    for (const [file, hash] of Object.entries(files)) {
      for (const form of forms) {
        const content = await readFile(join(folder, file + suffix[form])).catch((error: unknown) => {
          if (form === '' || systemErrorCode(error) !== 'ENOENT') throw error
          return undefined
        })
        if (!content) continue
        if (form === '' && hashOf(content) !== hash)
          throw new ReleaseProblem('bad', 'forged', `${file} has the wrong hash.`)
        await transaction
          .insertInto('release_file')
          .values({ hash, form, content })
          .onConflict((conflict) => conflict.columns(['hash', 'form']).doNothing())
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

/** Downloads a release from the database into this machine's folder, atomically. @throws ReleaseProblem */
export async function download(db: Database, releasesFolder: string, name: string, id: string): Promise<void> {
  const release = await db
    .selectFrom('release')
    .select('statement')
    .where('name', '=', name)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!release) throw new ReleaseProblem('not yet', 'missing', `is not in the database.`)
  const { files } = v.parse(statementSchema, JSON.parse(release.statement))
  const target = join(releasesFolder, name, id)
  const draft = `${target}.${randomUUID()}.draft`
  try {
    for (const [file, hash] of Object.entries(files)) await downloadFile(db, join(draft, file), file, hash)
    await writeFile(join(draft, 'release.json'), release.statement)
    await rm(target, { recursive: true, force: true })
    await rename(draft, target)
  } catch (error) {
    // Another process of this machine may have been first.
    if (!['ENOTEMPTY', 'EEXIST'].includes(systemErrorCode(error) ?? '') || !existsSync(join(target, 'release.json')))
      throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function downloadFile(db: Database, place: string, file: string, hash: string): Promise<void> {
  const rows = await db.selectFrom('release_file').select(['form', 'content']).where('hash', '=', hash).execute()
  await mkdir(dirname(place), { recursive: true })
  for (const { form, content } of rows) {
    const whole = await expand[form](content).catch(() => undefined)
    if (whole && hashOf(whole) === hash) await writeFile(place + suffix[form], content)
    else if (form === '') throw new ReleaseProblem('bad', 'forged', `${file} has the wrong hash.`)
  }
  if (!rows.some(({ form }) => form === '')) {
    throw new ReleaseProblem('not yet', 'missing', `${file} is missing in the database.`)
  }
}
