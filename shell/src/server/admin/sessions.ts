import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { EndedSessions } from './endedSessions.ts'

/** A working day: then the token is asked for again. */
export const SESSION_LENGTH = 8 * 60 * 60 * 1000

/** A name that a browser accepts only with `Secure` and for this host alone, where there is HTTPS. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session'
}

/** `unknown`: it cannot be found out now whether it was ended, because the database is away. */
export type SessionState = 'open' | 'closed' | 'unknown'

/**
 * Sessions of those who gave the token. A session is a signed identifier with its end, so that it survives a restart of
 * the server; the token is the key, so that who changes the token ends every session.
 */
export function createSessions(token: string, ended: EndedSessions) {
  const signer = new Signer(createHmac('sha256', token).update('session').digest())

  const read = (cookie: string) => {
    const { valid, value } = signer.unsign(cookie)
    const [id = '', end = ''] = (valid && value ? value : '').split('.')
    return { id, endsAt: Number(end) }
  }

  return {
    /** What the browser keeps. */
    open: (now: number): string => signer.sign(`${randomBytes(16).toString('base64url')}.${now + SESSION_LENGTH}`),
    async stateOf(cookie: string, now: number): Promise<SessionState> {
      const { id, endsAt } = read(cookie)
      if (id === '' || endsAt <= now) return 'closed'
      try {
        return (await ended.has(id)) ? 'closed' : 'open'
      } catch {
        return 'unknown'
      }
    },
    /** Resolves once the session is closed on every server. @throws Error when it could not be closed. */
    async end(cookie: string, now: number): Promise<void> {
      const session = read(cookie)
      if (session.id !== '' && session.endsAt > now) await ended.add(session, now)
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

/** Compares in a time that says nothing about where two texts differ, nor how long the secret is. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(secret))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
