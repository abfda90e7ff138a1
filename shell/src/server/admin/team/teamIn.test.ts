import {
  closeDatabases,
  openDatabase,
  postgresql,
  sqlite,
  stopDatabases,
} from '../../database/testing/freshDatabases.ts'
import { createSessions } from '../sessions.ts'
import { teamIn } from './teamIn.ts'

jest.setTimeout(60_000)

const now = 1_800_000_000_000
const passkey = { id: 'key', person: 'ana', publicKey: 'cHVi', counter: 0, transports: ['internal'] }

afterEach(closeDatabases)
afterAll(stopDatabases)

const open = (settings: Parameters<typeof openDatabase>[0]) => teamIn(openDatabase(settings))

let number = 0
/** Somebody new, also where there is an Ana already. */
async function addAna(team: ReturnType<typeof open>) {
  const id = `ana${++number}`
  const email = `${id}@exemplo.com.br`
  expect(await team.addMember({ id, name: 'Ana', email, roles: ['seller', 'writer'] }, now)).toBe(true)
  return { id, email }
}

describe.each([sqlite, postgresql])('with $name', ({ fresh }) => {
  it('keeps people with their roles, one for each address', async () => {
    const team = open(await fresh())
    expect(await team.isEmpty()).toBe(true)
    const { id, email } = await addAna(team)

    expect(await team.addMember({ id: 'other', name: 'Bia', email, roles: ['owner'] }, now)).toBe(false)
    await team.changeRoles(id, ['owner'])

    expect(await team.isEmpty()).toBe(false)
    expect(await team.memberByEmail(email)).toEqual({ id, name: 'Ana', roles: ['owner'] })
    expect(await team.member('nobody')).toBeUndefined()
  })

  it('ends a session on every server that shares the database, and after a restart', async () => {
    const settings = await fresh()
    const [one, other] = [open(settings), open(settings)]
    const servers = [one, other].map((team) => createSessions('a-long-enough-token', team))
    const { id } = await addAna(one)
    const [mine = '', another = ''] = await Promise.all([1, 2].map(() => servers[0]?.open(id, now)))
    expect(await servers[1]?.stateOf(mine, now)).toMatchObject({ state: 'open', person: { id } })

    await servers[0]?.end(mine)

    for (const server of [...servers, createSessions('a-long-enough-token', open(settings))]) {
      expect(await server.stateOf(mine, now)).toEqual({ state: 'closed' })
      expect(await server.stateOf(another, now)).toMatchObject({ state: 'open' })
    }
    await other.endSessionsOf(id)
    expect(await servers[0]?.stateOf(another, now)).toEqual({ state: 'closed' })
  })

  it('leaves nothing of a person who is removed, and no way in to one who is locked out', async () => {
    const team = open(await fresh())
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
    const settings = await fresh()
    const [one, other] = [open(settings), open(settings)]
    await one.hand('secret', { purpose: 'link', person: 'ana', endsAt: now + 10 }, now)

    expect(await one.redeem('secret', 'login', now)).toBeUndefined()
    expect(await one.redeem('secret', 'link', now + 10)).toBeUndefined()
    expect(await other.look('secret', 'link', now)).toBe('ana')
    const taken = await Promise.all([one, other, one, other].map((team) => team.redeem('secret', 'link', now)))

    expect(taken.filter((person) => person === 'ana')).toHaveLength(1)
    expect(await one.look('secret', 'link', now)).toBeUndefined()
  })

  it('counts the uses of a passkey', async () => {
    const team = open(await fresh())
    await team.addPasskey(passkey, now)
    await team.countPasskey('key', 7)

    expect(await team.passkey('key')).toEqual({ ...passkey, counter: 7 })
  })
})
