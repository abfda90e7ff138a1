import { execFileSync } from 'node:child_process'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { findPostgres, startPostgres } from 'shell/leads/startPostgres'
import type { ServerDatabase } from '../cells/serverCells.ts'
import type { LabDisk } from './labDisk.ts'

/** A fault of the server's surroundings: how it begins and how it ends. */
export type Trouble = { begin(): void | Promise<void>; end(): void | Promise<void> }

/** Where a server of the lab keeps its leads. */
export type LabDatabase = {
  /** What tells the server of it. */
  env: Readonly<Record<string, string>>
  /** It is taken from a server that runs. */
  away: Trouble
  /** It is not there when a server starts. */
  awayAtStart: Trouble
  setWritable(writable: boolean): void
  stop(): Promise<void>
}

/** Opens a database of the kind that a cell asks for. */
export async function openLabDatabase(kind: ServerDatabase, disk: LabDisk): Promise<LabDatabase> {
  return kind === 'SQLite' ? openSqlite(disk) : openPostgres(disk)
}

/** A file, which another program may hold so that nobody else can write. */
function openSqlite({ dataFolder }: LabDisk): LabDatabase {
  let held: Database.Database | undefined
  return {
    env: { DATA_DIR: dataFolder },
    away: {
      begin() {
        held = new Database(join(dataFolder, 'leads.sqlite'))
        // The server may be writing at this moment.
        held.exec('PRAGMA busy_timeout = 5000')
        held.exec('BEGIN EXCLUSIVE')
      },
      end() {
        held?.exec('ROLLBACK')
        held?.close()
      },
    },
    awayAtStart: {
      begin() {
        renameSync(dataFolder, `${dataFolder}.away`)
        writeFileSync(dataFolder, '')
      },
      end() {
        rmSync(dataFolder)
        renameSync(`${dataFolder}.away`, dataFolder)
      },
    },
    // Its file is on the disk, whose rights it has.
    setWritable: () => {},
    stop: async () => {},
  }
}

/** A server of its own, which may be stopped, or take no more writes as one does that only copies another. */
async function openPostgres({ dataFolder }: LabDisk): Promise<LabDatabase> {
  const postgres = await startPostgres()
  const away: Trouble = { begin: () => postgres.takeDown(), end: () => postgres.bringBack() }
  const psql = join(findPostgres() ?? '', 'psql')
  const ask = (sql: string) => execFileSync(psql, ['-d', postgres.url, '-c', sql], { stdio: 'pipe' })
  return {
    env: { DATABASE_URL: postgres.url, DATA_DIR: dataFolder },
    away,
    awayAtStart: away,
    setWritable(writable) {
      ask(`ALTER SYSTEM SET default_transaction_read_only = ${writable ? 'off' : 'on'}`)
      ask('SELECT pg_reload_conf()')
    },
    stop: () => postgres.stop(),
  }
}
