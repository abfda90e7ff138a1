import { statSync } from 'node:fs'
import type Database from 'libsql/promise'
import * as v from 'valibot'
import { retryWhileBusy } from './libsqlDialect.ts'

/** The code of an error: the open file is no longer the one that the next start finds. */
export const FILE_REPLACED = 'DATABASE_FILE_REPLACED'
/** The code of an error: somebody has written over the open file. Only a start with a whole file and no log beside it helps. */
const FILE_OVERWRITTEN = 'DATABASE_FILE_OVERWRITTEN'

/**
 * Remembers which file a path names now, and returns a function that throws if it names another one than the database that is
 * open, or none, or if somebody has written over it. SQLite notices neither: it goes on with a file that has no name any more,
 * or with the pages that it remembers, and nobody finds afterwards what it has written.
 */
export function watchFile(path: string, database: Database): () => Promise<void> {
  const opened = look(path)
  let changedAt = opened.changedAt
  return async () => {
    const now = look(path)
    if (now.identity !== opened.identity) throw problem(FILE_REPLACED)
    // SQLite writes into the file when its log has become long.
    if (now.changedAt === changedAt) return
    if (now.isEmpty || !(await isWhole(database))) throw problem(FILE_OVERWRITTEN)
    changedAt = now.changedAt
  }
}

function look(path: string) {
  const { dev, ino, mtimeNs, size } = statSync(path, { bigint: true, throwIfNoEntry: false }) ?? {}
  return { identity: `${dev}-${ino}`, changedAt: mtimeNs, isEmpty: size === 0n }
}

const problem = (code: string) =>
  Object.assign(new Error('The database file was replaced while it was in use.'), { code })

const quickCheck = v.tuple([v.object({ quick_check: v.literal('ok') })])

/** Whether the file and its log are one database, seen without the pages that the connection remembers. */
async function isWhole(database: Database): Promise<boolean> {
  try {
    return await retryWhileBusy(async () => {
      await database.exec('PRAGMA shrink_memory')
      const check = await database.prepare('PRAGMA quick_check(1)')
      return v.is(quickCheck, await check.all([]))
    })
  } catch {
    return false
  }
}
