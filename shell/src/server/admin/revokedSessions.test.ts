import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteDatabase } from '../database/siteDatabase.ts'
import { startPostgres } from '../database/testing/startPostgres.ts'
import { revokedSessionsIn } from './revokedSessions.ts'
import { createSessions, SESSION_LENGTH } from './sessions.ts'

jest.setTimeout(60_000)

const now = 1_800_000_000_000
const folder = mkdtempSync(join(tmpdir(), 'sessions-'))
let postgres: Awaited<ReturnType<typeof startPostgres>>
const opened: { close(): Promise<void> }[] = []

beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

function openRevoked(config: { DATABASE_URL?: string }) {
  const database = siteDatabase({ DATA_DIR: folder, ...config })
  opened.push(database)
  return revokedSessionsIn(database)
}

/** The sessions of a server on a database. */
const startServer = (config: { DATABASE_URL?: string }) => createSessions('a-long-enough-token', openRevoked(config))

describe.each([
  { database: 'SQLite', configuration: () => ({}) },
  { database: 'PostgreSQL', configuration: () => ({ DATABASE_URL: postgres.url }) },
])('with $database', ({ configuration }) => {
  it('applies a logout on every server that shares the database, and after a restart', async () => {
    const [one, other] = [startServer(configuration()), startServer(configuration())]
    const [session, another] = [one.open(now), one.open(now)]
    expect(await other.stateOf(session, now)).toBe('open')

    await one.revoke(session, now)

    for (const server of [one, other, startServer(configuration())]) {
      expect(await server.stateOf(session, now)).toBe('closed')
      expect(await server.stateOf(another, now)).toBe('open')
    }
  })

  it('keeps a revoked session only until it would have expired', async () => {
    const revoked = openRevoked(configuration())
    await revoked.add({ id: 'old', expiresAt: now + SESSION_LENGTH }, now)
    await revoked.add({ id: 'young', expiresAt: now + SESSION_LENGTH + 1 }, now)

    await revoked.add({ id: 'next', expiresAt: now + 2 * SESSION_LENGTH }, now + SESSION_LENGTH)

    expect(await Promise.all(['old', 'young', 'next'].map(revoked.has))).toEqual([false, true, true])
  })
})

it('reopens a database that was unavailable', async () => {
  const server = startServer({ DATABASE_URL: postgres.url })
  const session = server.open(now)
  await postgres.takeDown()
  const during = await server.stateOf(session, now)
  await postgres.bringBack()

  expect(during).toBe('unknown')
  expect(await server.stateOf(session, now)).toBe('open')
})
