import { createSessions, SESSION_LENGTH } from './sessions.ts'
import { revokedInMemory } from './testing/revokedInMemory.ts'

const now = 1_800_000_000_000
const token = 'a-long-enough-token'

it.each([
  { after: 0, state: 'open' },
  { after: SESSION_LENGTH - 1, state: 'open' },
  { after: SESSION_LENGTH, state: 'closed' },
])('considers a session $state after $after ms', async ({ after, state }) => {
  const sessions = createSessions(token, revokedInMemory())

  expect(await sessions.stateOf(sessions.open(now), now + after)).toBe(state)
})

it.each([
  ['nothing', () => ''],
  ['no signature', () => `id.${now + 1}`],
  ['a later expiry under the same signature', (session: string) => session.replace(/\.\d+\./, `.${now * 2}.`)],
  ['a signature of another token', () => createSessions('another-token', revokedInMemory()).open(now)],
])('rejects a session with %s without asking a database', async (_, forge) => {
  const revoked = revokedInMemory()
  const sessions = createSessions(token, revoked)
  revoked.away = true

  expect(await sessions.stateOf(forge(sessions.open(now)), now)).toBe('closed')
})

it("also rejects copies of a revoked session's cookie", async () => {
  const sessions = createSessions(token, revokedInMemory())
  const [mine, other] = [sessions.open(now), sessions.open(now)]

  await sessions.revoke(mine, now)

  expect(await sessions.stateOf(mine, now)).toBe('closed')
  expect(await sessions.stateOf(other, now)).toBe('open')
})

it('neither accepts nor revokes a session while the database is unavailable', async () => {
  const revoked = revokedInMemory()
  const sessions = createSessions(token, revoked)
  const session = sessions.open(now)
  revoked.away = true

  expect(await sessions.stateOf(session, now)).toBe('unknown')
  await expect(sessions.revoke(session, now)).rejects.toThrow('away')
})
