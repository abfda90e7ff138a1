import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** The user `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534

/** Where Debian and Ubuntu install each version. */
const VERSIONS = '/usr/lib/postgresql'

/**
 * Starts a PostgreSQL for a test, in a temporary folder, reachable only through a socket in it. Unless `isDurable`, it does
 * not wait for the disk: no test cuts the power, and shutting down alone took 20 s.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const bin = postgresPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    chmodSync(folder, 0o755)
    for (const owned of [folder, data]) chownSync(owned, NOBODY, NOBODY)
  }
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...(isRoot && { uid: NOBODY, gid: NOBODY }) }

  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'leads', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`)
  const url = `postgres://leads@localhost/postgres?host=${encodeURIComponent(folder)}`
  const run = async () => {
    const settings = ['listen_addresses=', `fsync=${isDurable ? 'on' : 'off'}`].flatMap((setting) => ['-c', setting])
    const arguments_ = ['-D', data, '-k', folder, ...settings]
    const server = spawn(join(bin, 'postgres'), arguments_, { ...options, stdio: 'ignore' })
    const ended = once(server, 'exit')
    await reachable(url)
    return async () => {
      server.kill('SIGINT')
      await ended
    }
  }
  let end: (() => Promise<void>) | undefined = await run()
  return {
    url,
    /** Its data files, for tests that look for remnants. */
    data,
    async takeDown() {
      await end?.()
      end = undefined
    },
    async bringBack() {
      end ??= await run()
    },
    async stop() {
      await end?.()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The folder of `initdb` and `postgres`: POSTGRES_BIN, otherwise the newest installed system package. */
export function findPostgres(): string | undefined {
  const versions = existsSync(VERSIONS)
    ? readdirSync(VERSIONS).toSorted((one, other) => Number(other) - Number(one))
    : []
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const places = [process.env.POSTGRES_BIN, ...versions.map((version) => join(VERSIONS, version, 'bin')), asked]
  return places.find((place) => place && existsSync(join(place, 'postgres')))
}

function postgresPrograms(): string {
  const found = findPostgres()
  if (found) return found
  throw new Error(
    'The tests need PostgreSQL (Debian: apt-get install postgresql), or POSTGRES_BIN must name its programs.',
  )
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
