import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../database/testing/startPostgres.ts'

const closers: (() => unknown)[] = []

/** Registers what must end after the tests. */
export const atEnd = (close: () => unknown) => void closers.push(close)

/** For `afterAll`: ends the last first. */
export async function endAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close()
}

/** Databases for a server in a process of its own, each as the environment that names it. */
export const ownDatabases = [
  {
    name: 'SQLite',
    async open() {
      const folder = mkdtempSync(join(tmpdir(), 'leads-'))
      atEnd(() => rmSync(folder, { recursive: true, force: true }))
      return { DATA_DIR: folder }
    },
  },
  {
    name: 'PostgreSQL',
    async open() {
      const { url, stop } = await startPostgres()
      atEnd(stop)
      return { DATABASE_URL: url, DATA_DIR: 'unused' }
    },
  },
]
