import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWhenNeeded } from '../leads/store/database/openWhenNeeded.ts'
import { openLeadDatabase } from '../leads/store/openLeadStore.ts'
import { startPostgres } from '../leads/testing/startPostgres.ts'
import { endedSessionsIn } from './endedSessions.ts'
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

function openEnded(config: { DATABASE_URL?: string }) {
  const database = openWhenNeeded(() => openLeadDatabase({ DATA_DIR: folder, ...config }))
  opened.push(database)
  return endedSessionsIn(database)
}

/** A server on a database, as far as its sessions go. */
const startServer = (config: { DATABASE_URL?: string }) => createSessions('a-long-enough-token', openEnded(config))

describe.each([
  { database: 'SQLite', configuration: () => ({}) },
  { database: 'PostgreSQL', configuration: () => ({ DATABASE_URL: postgres.url }) },
])('with $database', ({ configuration }) => {
  it('a logout holds on every server that shares the database, and after a restart', async () => {
    const [one, other] = [startServer(configuration()), startServer(configuration())]
    const [session, another] = [one.open(now), one.open(now)]
    expect(await other.stateOf(session, now)).toBe('open')

    await one.end(session, now)

    for (const server of [one, other, startServer(configuration())]) {
      expect(await server.stateOf(session, now)).toBe('closed')
      expect(await server.stateOf(another, now)).toBe('open')
    }
  })

  it('keeps a session that was ended only until it would have ended by itself', async () => {
    const ended = openEnded(configuration())
    await ended.add({ id: 'old', endsAt: now + SESSION_LENGTH }, now)
    await ended.add({ id: 'young', endsAt: now + SESSION_LENGTH + 1 }, now)

    await ended.add({ id: 'next', endsAt: now + 2 * SESSION_LENGTH }, now + SESSION_LENGTH)

    expect(await Promise.all(['old', 'young', 'next'].map(ended.has))).toEqual([false, true, true])
  })
})

it('asks again for a database that was away', async () => {
  const server = startServer({ DATABASE_URL: postgres.url })
  const session = server.open(now)
  await postgres.takeDown()
  const during = await server.stateOf(session, now)
  await postgres.bringBack()

  expect(during).toBe('unknown')
  expect(await server.stateOf(session, now)).toBe('open')
})
