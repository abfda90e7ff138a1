import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { systemErrorCode } from '@site/release-protocol/errors/systemErrorCode'
import { thisProcess } from '@site/release-protocol/verdict/holder'
import { lockFileBeside, type lockNoteSchema } from '@site/release-protocol/verdict/verdicts'
import Database from 'libsql'
import type * as v from 'valibot'
import { LOOK_PRECISION } from '../ReleaseStore.ts'

/**
 * Lets one process at a time compose a scope, and a process one scope at a time. The lock is SQLite's on an empty database, which is the system's on a file:
 * it ends with the process, however that ends. Beside it, a file tells who holds it, and in its time when that process last
 * looked at the releases.
 */
export function createFolderLock(folder: string, now: () => number) {
  let noted = Number.NEGATIVE_INFINITY
  let held: { scope: string; database: Database.Database } | undefined
  const holderFile = (scope: string) => join(folder, `${scope}.json`)

  function note(scope: string): void {
    const at = now()
    if (at - noted < LOOK_PRECISION) return
    noted = at
    utimesSync(holderFile(scope), at / 1000, at / 1000)
  }

  function release(): void {
    if (!held) return
    rmSync(holderFile(held.scope), { force: true })
    held.database.close()
    held = undefined
  }

  return {
    /** True if this process holds it, from before or from now on. @throws Error if the folder cannot be written. */
    async lock(scope: string): Promise<boolean> {
      if (held?.scope === scope) {
        note(scope)
        return true
      }
      release()
      mkdirSync(folder, { recursive: true })
      const file = lockFileBeside(holderFile(scope))
      const database = new Database(file, { timeout: 0 })
      try {
        database.exec('BEGIN EXCLUSIVE')
      } catch (error) {
        database.close()
        if (systemErrorCode(error) === 'SQLITE_BUSY') return false
        throw error
      }
      held = { scope, database }
      const lockNote: v.InferInput<typeof lockNoteSchema> = { ...thisProcess, lock: statSync(file).ino }
      writeFileSync(holderFile(scope), JSON.stringify(lockNote))
      noted = Number.NEGATIVE_INFINITY
      note(scope)
      return true
    },
    /** When the process that holds it last asked for it, in ms, give or take some seconds. */
    async lastLook(scope: string): Promise<number | undefined> {
      return (await stat(holderFile(scope)).catch(() => undefined))?.mtimeMs
    },
    end: release,
  }
}
