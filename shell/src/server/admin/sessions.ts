import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import { type Person, tokenBearer } from './Person.ts'
import type { TeamStore } from './team/TeamStore.ts'

type SessionStore = Pick<TeamStore, 'startSession' | 'sessionPerson' | 'endSession'>

/** A working day in ms; then everybody logs in again. */
export const SESSION_LENGTH = 8 * 60 * 60 * 1000
/** How long a ticket is valid, in ms: for one redirect. */
export const TICKET_LENGTH = 60_000

/** With HTTPS, a name that browsers accept only with `Secure` and for this host alone. */
export function hostCookie(name: 'session' | 'pass', secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/** `unknown`: whether it has ended cannot be determined now, because the database is unavailable. */
export type SessionState = { state: 'open'; person: Person } | { state: 'closed' | 'unknown' }

/**
 * Sessions of people who have logged in, in the database: a session ends on every server when its row goes. The cookie is
 * signed with the token, so that a guess costs no query, and changing the token ends every session.
 *
 * A session stays on the desk's host. A pass shows guarded pages on another host, for as long as the session is open, and
 * is accepted for nothing else; a ticket carries it there.
 */
export function createSessions(token: string, team: SessionStore) {
  const signerOf = (use: string) => new Signer(createHmac('sha256', token).update(use).digest())
  const signers = { session: signerOf('session'), pass: signerOf('pass'), ticket: signerOf('ticket') }

  function read(cookie: string, use: keyof typeof signers) {
    const { valid, value } = signers[use].unsign(cookie)
    const [id = '', expiry = '', until = '', ...target] = (valid && value ? value : '').split('.')
    return { id, expiresAt: Number(expiry), until: Number(until), target: target.join('.') }
  }

  return {
    /** Starts a session of a person, or of whoever has the token. Returns its cookie. @throws Error if it cannot be stored. */
    async open(person: string, now: number): Promise<string> {
      const session = { id: randomBytes(16).toString('base64url'), person, endsAt: now + SESSION_LENGTH }
      await team.startSession(session, now)
      return signers.session.sign(`${session.id}.${session.endsAt}`)
    },
    async stateOf(cookie: string, now: number, use: 'session' | 'pass' = 'session'): Promise<SessionState> {
      const { id, expiresAt } = read(cookie, use)
      if (id === '' || expiresAt <= now) return { state: 'closed' }
      try {
        const person = await team.sessionPerson(id, now)
        return person ? { state: 'open', person: person === 'token' ? tokenBearer : person } : { state: 'closed' }
      } catch {
        return { state: 'unknown' }
      }
    },
    /** Resolves once the session has ended on every server. @throws Error if it could not be ended. */
    async end(cookie: string): Promise<void> {
      const { id } = read(cookie, 'session')
      if (id !== '') await team.endSession(id)
    },
    /** A ticket from an open session to a page on another host. */
    ticketFor(cookie: string, target: string, now: number): string {
      const { id, expiresAt } = read(cookie, 'session')
      return signers.ticket.sign(`${id}.${expiresAt}.${now + TICKET_LENGTH}.${target}`)
    },
    /** The value of a pass's cookie, and the page that the ticket leads to; undefined if the ticket is not valid. */
    redeem(ticket: string, now: number): { pass: string; expiresAt: number; target: string } | undefined {
      const { id, expiresAt, until, target } = read(ticket, 'ticket')
      if (id === '' || !(until > now)) return undefined
      return { pass: signers.pass.sign(`${id}.${expiresAt}`), expiresAt, target }
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
