import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { RevokedSessions } from './revokedSessions.ts'

/** A working day in ms; then the token is asked for again. */
export const SESSION_LENGTH = 8 * 60 * 60 * 1000

/** With HTTPS, a name that browsers accept only with `Secure` and for this host alone. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session'
}

/** `unknown`: whether it was revoked cannot be determined now, because the database is unavailable. */
export type SessionState = 'open' | 'closed' | 'unknown'

/**
 * Sessions of people who have logged in with the token. A session is a signed id with its expiry, so that it survives a
 * restart of the server. It is signed with the token, so that changing the token revokes every session.
 */
export function createSessions(token: string, revoked: RevokedSessions) {
  const signer = new Signer(createHmac('sha256', token).update('session').digest())

  const read = (cookie: string) => {
    const { valid, value } = signer.unsign(cookie)
    const [id = '', expiry = ''] = (valid && value ? value : '').split('.')
    return { id, expiresAt: Number(expiry) }
  }

  return {
    /** The value of the session cookie. */
    open: (now: number): string => signer.sign(`${randomBytes(16).toString('base64url')}.${now + SESSION_LENGTH}`),
    async stateOf(cookie: string, now: number): Promise<SessionState> {
      const { id, expiresAt } = read(cookie)
      if (id === '' || expiresAt <= now) return 'closed'
      try {
        return (await revoked.has(id)) ? 'closed' : 'open'
      } catch {
        return 'unknown'
      }
    },
    /** Resolves once the session is revoked on every server. @throws Error if it could not be revoked. */
    async revoke(cookie: string, now: number): Promise<void> {
      const session = read(cookie)
      if (session.id !== '' && session.expiresAt > now) await revoked.add(session, now)
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

/** Compares in constant time, which reveals neither where two texts differ nor how long the secret is. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(secret))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
