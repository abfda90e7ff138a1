import { createSessions, SESSION_LENGTH } from './sessions.ts'
import { endedInMemory } from './testing/endedInMemory.ts'

const now = 1_800_000_000_000
const token = 'a-long-enough-token'

it.each([
  { after: 0, state: 'open' },
  { after: SESSION_LENGTH - 1, state: 'open' },
  { after: SESSION_LENGTH, state: 'closed' },
])('a session is $state after $after ms', async ({ after, state }) => {
  const sessions = createSessions(token, endedInMemory())

  expect(await sessions.stateOf(sessions.open(now), now + after)).toBe(state)
})

it.each([
  ['nothing', () => ''],
  ['no signature', () => `id.${now + 1}`],
  ['a later end under the same signature', (session: string) => session.replace(/\.\d+\./, `.${now * 2}.`)],
  ['a signature of another token', () => createSessions('another-token', endedInMemory()).open(now)],
])('a session is closed with %s, which no database is asked about', async (_, forge) => {
  const ended = endedInMemory()
  const sessions = createSessions(token, ended)
  ended.away = true

  expect(await sessions.stateOf(forge(sessions.open(now)), now)).toBe('closed')
})

it('a session that was ended is closed for whoever kept a copy', async () => {
  const sessions = createSessions(token, endedInMemory())
  const [mine, other] = [sessions.open(now), sessions.open(now)]

  await sessions.end(mine, now)

  expect(await sessions.stateOf(mine, now)).toBe('closed')
  expect(await sessions.stateOf(other, now)).toBe('open')
})

it('while the database is away nobody knows whether a session was ended, and none can be', async () => {
  const ended = endedInMemory()
  const sessions = createSessions(token, ended)
  const session = sessions.open(now)
  ended.away = true

  expect(await sessions.stateOf(session, now)).toBe('unknown')
  await expect(sessions.end(session, now)).rejects.toThrow('away')
})
