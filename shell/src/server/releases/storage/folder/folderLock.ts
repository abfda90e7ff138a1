import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { thisProcess } from '@site/remote-kit/release/publication/holder'
import { systemErrorCode } from '@site/remote-kit/release/systemErrorCode'
import Database from 'libsql'

/**
 * Lets one process at a time compose a scope. The lock is SQLite's on an empty database, which is the system's on a file:
 * it ends with the process, however that ends. Beside it, a file tells commands who holds it.
 */
export function createFolderLock(folder: string) {
  const held = new Map<string, Database.Database>()
  const holderFile = (scope: string) => join(folder, `${scope}.json`)

  return {
    /** True if this process holds it, from before or from now on. @throws Error if the folder cannot be written. */
    async lock(scope: string): Promise<boolean> {
      if (held.has(scope)) return true
      mkdirSync(folder, { recursive: true })
      const database = new Database(join(folder, `${scope}.sqlite`), { timeout: 0 })
      try {
        database.exec('BEGIN EXCLUSIVE')
      } catch (error) {
        database.close()
        if (systemErrorCode(error) === 'SQLITE_BUSY') return false
        throw error
      }
      held.set(scope, database)
      writeFileSync(holderFile(scope), JSON.stringify(thisProcess))
      return true
    },
    end(): void {
      for (const [scope, database] of held) {
        rmSync(holderFile(scope), { force: true })
        database.close()
      }
      held.clear()
    },
  }
}
