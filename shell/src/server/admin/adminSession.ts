import { createHmac } from 'node:crypto'
import { isSameSecret } from './isSameSecret.ts'

/** A working day: then the token is asked for again. */
export const SESSION_LENGTH = 8 * 60 * 60 * 1000

/** A signed statement of when it ends. The token is the key: who changes the token ends every session. */
export function openSession(token: string, now: number): string {
  const end = String(now + SESSION_LENGTH)
  return `${end}.${signatureOf(end, token)}`
}

/** True when the statement was signed with this token and has not ended. */
export function isOpenSession(session: string, token: string, now: number): boolean {
  const [end = '', signature = ''] = session.split('.')
  return isSameSecret(signature, signatureOf(end, token)) && Number(end) > now
}

function signatureOf(end: string, token: string): string {
  return createHmac('sha256', token).update(`admin-session:${end}`).digest('base64url')
}
