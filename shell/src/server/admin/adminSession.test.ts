import { isOpenSession, openSession, SESSION_LENGTH } from './adminSession.ts'

const now = 1_800_000_000_000
const token = 'a-long-enough-token'
const session = openSession(token, now)

it.each([
  { after: 0, open: true },
  { after: SESSION_LENGTH - 1, open: true },
  { after: SESSION_LENGTH, open: false },
])('a session is open after $after ms: $open', ({ after, open }) => {
  expect(isOpenSession(session, token, now + after)).toBe(open)
})

it.each([
  ['nothing', ''],
  ['no signature', String(now + 1)],
  ['a later end under the same signature', `${now * 2}.${session.split('.')[1]}`],
  ['a signature of another token', openSession('another-token', now)],
])('a session is closed with %s', (_, forged) => {
  expect(isOpenSession(forged, token, now)).toBe(false)
})
