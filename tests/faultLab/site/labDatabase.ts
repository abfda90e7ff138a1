import { execFileSync } from 'node:child_process'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { findPostgres, startPostgres } from 'shell/database/startPostgres'
import type { ServerDatabase } from '../cells/serverCells.ts'
import type { LabDisk } from './labDisk.ts'

/** A fault of the server's environment: how it begins and how it ends. */
export type FaultControl = { begin(): void | Promise<void>; end(): void | Promise<void> }

/** Where one of the lab's servers stores its leads. */
export type LabDatabase = {
  /** The server's environment variables for it. */
  env: Readonly<Record<string, string>>
  /** It becomes unavailable while the server runs. */
  outage: FaultControl
  /** It is unavailable when a server starts. */
  outageAtStart: FaultControl
  setWritable(writable: boolean): void
  stop(): Promise<void>
}

/** Opens a database of the kind that a cell needs. */
export async function openLabDatabase(kind: ServerDatabase, disk: LabDisk): Promise<LabDatabase> {
  return kind === 'SQLite' ? openSqlite(disk) : openPostgres(disk)
}

/** A file that another process may lock. */
function openSqlite({ dataFolder }: LabDisk): LabDatabase {
  let locked: Database.Database | undefined
  return {
    env: { DATA_DIR: dataFolder },
    outage: {
      begin() {
        locked = new Database(join(dataFolder, 'leads.sqlite'))
        // The server may be writing at this moment.
        locked.exec('PRAGMA busy_timeout = 5000')
        locked.exec('BEGIN EXCLUSIVE')
      },
      end() {
        locked?.exec('ROLLBACK')
        locked?.close()
      },
    },
    outageAtStart: {
      begin() {
        renameSync(dataFolder, `${dataFolder}.away`)
        writeFileSync(dataFolder, '')
      },
      end() {
        rmSync(dataFolder)
        renameSync(`${dataFolder}.away`, dataFolder)
      },
    },
    // Its file is on the disk, whose permissions apply.
    setWritable: () => {},
    stop: async () => {},
  }
}

/** A server of its own that can be stopped, or made read-only like a replica. */
async function openPostgres({ dataFolder }: LabDisk): Promise<LabDatabase> {
  const postgres = await startPostgres()
  const outage: FaultControl = { begin: () => postgres.takeDown(), end: () => postgres.bringBack() }
  const psql = join(findPostgres() ?? '', 'psql')
  const query = (sql: string) => execFileSync(psql, ['-d', postgres.url, '-c', sql], { stdio: 'pipe' })
  return {
    env: { DATABASE_URL: postgres.url, DATA_DIR: dataFolder },
    outage,
    outageAtStart: outage,
    setWritable(writable) {
      query(`ALTER SYSTEM SET default_transaction_read_only = ${writable ? 'off' : 'on'}`)
      query('SELECT pg_reload_conf()')
    },
    stop: () => postgres.stop(),
  }
}
