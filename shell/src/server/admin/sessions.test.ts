import { createSessions, SESSION_LENGTH } from './sessions.ts'
import { teamInMemory } from './testing/teamInMemory.ts'

const now = 1_800_000_000_000
const token = 'a-long-enough-token'
const ana = { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br', roles: ['seller'] } as const

it.each([
  { after: 0, state: 'open' },
  { after: SESSION_LENGTH - 1, state: 'open' },
  { after: SESSION_LENGTH, state: 'closed' },
])('considers a session $state after $after ms', async ({ after, state }) => {
  const sessions = createSessions(token, teamInMemory())
  const session = await sessions.open('token', now)

  expect(await sessions.stateOf(session, now + after)).toMatchObject({ state })
})

it('knows whose it is, with what she may do now', async () => {
  const team = teamInMemory()
  await team.addMember(ana, now)
  const sessions = createSessions(token, team)
  const session = await sessions.open('ana', now)

  expect(await sessions.stateOf(session, now)).toMatchObject({ person: { name: 'Ana', roles: ['seller'] } })
  await team.changeRoles('ana', ['writer'])
  expect(await sessions.stateOf(session, now)).toMatchObject({ person: { roles: ['writer'] } })
  await team.removeMember('ana')
  expect(await sessions.stateOf(session, now)).toEqual({ state: 'closed' })
})

it.each([
  ['nothing', () => ''],
  ['no signature', () => `id.${now + 1}`],
  ['a later expiry under the same signature', (session: string) => session.replace(/\.\d+\./, `.${now * 2}.`)],
  ['a signature of another token', () => createSessions('another-token', teamInMemory()).open('token', now)],
])('rejects a session with %s without asking a database', async (_, forge) => {
  const team = teamInMemory()
  const sessions = createSessions(token, team)
  const forged = await forge(await sessions.open('token', now))
  team.away = true

  expect(await sessions.stateOf(forged, now)).toEqual({ state: 'closed' })
})

it("also rejects copies of an ended session's cookie", async () => {
  const sessions = createSessions(token, teamInMemory())
  const [mine, other] = [await sessions.open('token', now), await sessions.open('token', now)]
  await sessions.end(mine)

  expect(await sessions.stateOf(mine, now)).toEqual({ state: 'closed' })
  expect(await sessions.stateOf(other, now)).toMatchObject({ state: 'open' })
})

it('neither starts, accepts nor ends a session while the database is unavailable', async () => {
  const team = teamInMemory()
  const sessions = createSessions(token, team)
  const session = await sessions.open('token', now)
  team.away = true

  expect(await sessions.stateOf(session, now)).toEqual({ state: 'unknown' })
  await expect(sessions.open('token', now)).rejects.toThrow('away')
  await expect(sessions.end(session)).rejects.toThrow('away')
})
