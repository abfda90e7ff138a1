import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { postgresBinaries } from './postgresBinaries.ts'

/** The user `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534

/** Starts a PostgreSQL of its own for a test, in a temporary folder, reachable through a socket in it and by no network. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const data = join(folder, 'data')
  const { initdb, postgres } = postgresBinaries(folder)
  mkdirSync(data, { mode: 0o700 })
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    chmodSync(folder, 0o755)
    for (const owned of [folder, data]) chownSync(owned, NOBODY, NOBODY)
  }
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...(isRoot && { uid: NOBODY, gid: NOBODY }) }

  const made = spawnSync(initdb, ['-D', data, '-U', 'leads', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options)
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`)
  const server = spawn(postgres, ['-D', data, '-k', folder, '-c', 'listen_addresses='], { ...options, stdio: 'ignore' })
  const ended = once(server, 'exit')
  const url = `postgres://leads@localhost/postgres?host=${encodeURIComponent(folder)}`
  await reachable(url)
  return {
    url,
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function reachable(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
