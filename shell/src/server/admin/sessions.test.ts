import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSessions, SESSION_LENGTH } from './sessions.ts'

const now = 1_800_000_000_000
const token = 'a-long-enough-token'

it.each([
  { after: 0, open: true },
  { after: SESSION_LENGTH - 1, open: true },
  { after: SESSION_LENGTH, open: false },
])('a session is open after $after ms: $open', ({ after, open }) => {
  const sessions = createSessions(token)

  expect(sessions.isOpen(sessions.open(now), now + after)).toBe(open)
})

it.each([
  ['nothing', () => ''],
  ['no signature', () => `id.${now + 1}`],
  ['a later end under the same signature', (session: string) => session.replace(/\.\d+\./, `.${now * 2}.`)],
  ['a signature of another token', () => createSessions('another-token').open(now)],
])('a session is closed with %s', (_, forge) => {
  const sessions = createSessions(token)

  expect(sessions.isOpen(forge(sessions.open(now)), now)).toBe(false)
})

it('a session that was ended is closed for whoever kept a copy, also after a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sessions-'))
  const file = join(folder, 'ended-sessions.json')
  const sessions = createSessions(token, file)
  const [mine, other] = [sessions.open(now), sessions.open(now)]

  sessions.end(mine, now)

  expect([mine, other].map((session) => sessions.isOpen(session, now))).toEqual([false, true])
  const restarted = createSessions(token, file)
  expect([mine, other].map((session) => restarted.isOpen(session, now))).toEqual([false, true])
  rmSync(folder, { recursive: true })
})
