import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteDatabase } from '../../database/siteDatabase.ts'
import { startPostgres } from '../../database/testing/startPostgres.ts'
import { createSessions } from '../sessions.ts'
import { teamIn } from './teamIn.ts'

jest.setTimeout(60_000)

const now = 1_800_000_000_000
const folder = mkdtempSync(join(tmpdir(), 'team-'))
const passkey = { id: 'key', person: 'ana', publicKey: 'cHVi', counter: 0, transports: ['internal'] }
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

let number = 0
function open(config: { DATABASE_URL?: string }) {
  const database = siteDatabase({ DATA_DIR: folder, ...config })
  opened.push(database)
  return teamIn(database)
}
/** Somebody new, so that tests share a database. */
async function addAna(team: ReturnType<typeof open>) {
  const id = `ana${++number}`
  const email = `${id}@exemplo.com.br`
  expect(await team.addMember({ id, name: 'Ana', email, roles: ['seller', 'writer'] }, now)).toBe(true)
  return { id, email }
}

describe.each([
  { database: 'SQLite', configuration: () => ({}) },
  { database: 'PostgreSQL', configuration: () => ({ DATABASE_URL: postgres.url }) },
])('with $database', ({ configuration }) => {
  it('keeps people with their roles, one for each address', async () => {
    const team = open(configuration())
    expect(await team.isEmpty()).toBe(true)
    const { id, email } = await addAna(team)

    expect(await team.addMember({ id: 'other', name: 'Bia', email, roles: ['owner'] }, now)).toBe(false)
    await team.changeRoles(id, ['owner'])

    expect(await team.isEmpty()).toBe(false)
    expect(await team.memberByEmail(email)).toEqual({ id, name: 'Ana', roles: ['owner'] })
    expect(await team.member('nobody')).toBeUndefined()
  })

  it('ends a session on every server that shares the database, and after a restart', async () => {
    const [one, other] = [open(configuration()), open(configuration())]
    const servers = [one, other].map((team) => createSessions('a-long-enough-token', team))
    const { id } = await addAna(one)
    const [mine = '', another = ''] = await Promise.all([1, 2].map(() => servers[0]?.open(id, now)))
    expect(await servers[1]?.stateOf(mine, now)).toMatchObject({ state: 'open', person: { id } })

    await servers[0]?.end(mine)

    for (const server of [...servers, createSessions('a-long-enough-token', open(configuration()))]) {
      expect(await server.stateOf(mine, now)).toEqual({ state: 'closed' })
      expect(await server.stateOf(another, now)).toMatchObject({ state: 'open' })
    }
    await other.endSessionsOf(id)
    expect(await servers[0]?.stateOf(another, now)).toEqual({ state: 'closed' })
  })

  it('leaves nothing of a person who is removed, and no way in to one who is locked out', async () => {
    const team = open(configuration())
    for (const end of [team.lockOut, team.removeMember]) {
      const { id } = await addAna(team)
      const secret = `secret of ${id}`
      await team.addPasskey({ ...passkey, id: `key of ${id}`, person: id }, now)
      await team.startSession({ id: `session of ${id}`, person: id, endsAt: now + 1 }, now)
      await team.hand(secret, { purpose: 'link', person: id, endsAt: now + 1 }, now)
      const member = (await team.members(now)).find((one) => one.id === id)
      expect(member).toMatchObject({ passkeys: 1, sessions: 1, roles: ['seller', 'writer'] })

      await end(id)

      expect(await team.passkeysOf(id)).toEqual([])
      expect(await team.sessionPerson(`session of ${id}`, now)).toBeUndefined()
      expect(await team.look(secret, 'link', now)).toBeUndefined()
      expect((await team.member(id)) === undefined).toBe(end === team.removeMember)
    }
  })

  it('lets what is handed out be used once, in time and for its purpose, whoever is faster', async () => {
    const [one, other] = [open(configuration()), open(configuration())]
    await one.hand('secret', { purpose: 'link', person: 'ana', endsAt: now + 10 }, now)

    expect(await one.redeem('secret', 'login', now)).toBeUndefined()
    expect(await one.redeem('secret', 'link', now + 10)).toBeUndefined()
    expect(await other.look('secret', 'link', now)).toBe('ana')
    const taken = await Promise.all([one, other, one, other].map((team) => team.redeem('secret', 'link', now)))

    expect(taken.filter((person) => person === 'ana')).toHaveLength(1)
    expect(await one.look('secret', 'link', now)).toBeUndefined()
  })

  it('counts the uses of a passkey', async () => {
    const team = open(configuration())
    await team.addPasskey(passkey, now)
    await team.countPasskey('key', 7)

    expect(await team.passkey('key')).toEqual({ ...passkey, counter: 7 })
  })
})
