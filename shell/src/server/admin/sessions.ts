import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Signer } from '@fastify/cookie'
import * as v from 'valibot'

/** A working day: then the token is asked for again. */
export const SESSION_LENGTH = 8 * 60 * 60 * 1000

/** A name that a browser accepts only with `Secure` and for this host alone, where there is HTTPS. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session'
}

const endedSchema = v.record(v.string(), v.number())

/**
 * Sessions of those who gave the token. A session is a signed identifier with its end, so that it survives a restart of
 * the server; the token is the key, so that who changes the token ends every session. Those that were ended by hand are
 * kept in `endedFile` until they would have ended by themselves.
 */
export function createSessions(token: string, endedFile?: string) {
  const signer = new Signer(createHmac('sha256', token).update('session').digest())
  const ended = new Map(Object.entries(readEnded(endedFile)))

  const read = (cookie: string) => {
    const { valid, value } = signer.unsign(cookie)
    const [id = '', end = ''] = (valid && value ? value : '').split('.')
    return { id, end: Number(end) }
  }

  return {
    /** What the browser keeps. */
    open: (now: number): string => signer.sign(`${randomBytes(16).toString('base64url')}.${now + SESSION_LENGTH}`),
    isOpen(cookie: string, now: number): boolean {
      const { id, end } = read(cookie)
      return id !== '' && end > now && !ended.has(id)
    },
    end(cookie: string, now: number): void {
      const session = read(cookie)
      if (session.id === '') return
      for (const [id, end] of ended) if (end <= now) ended.delete(id)
      ended.set(session.id, session.end)
      writeEnded(endedFile, Object.fromEntries(ended))
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

function readEnded(file: string | undefined): Record<string, number> {
  try {
    const content: unknown = file ? JSON.parse(readFileSync(file, 'utf8')) : {}
    return v.parse(endedSchema, content)
  } catch {
    // None was ended yet.
    return {}
  }
}

/** A disk that cannot be written to costs only what a restart would have to know. */
function writeEnded(file: string | undefined, ended: Record<string, number>): void {
  if (!file) return
  try {
    const draft = `${file}.${process.pid}.draft`
    writeFileSync(draft, JSON.stringify(ended), { mode: 0o600 })
    renameSync(draft, file)
  } catch {}
}

/** Compares in a time that says nothing about where two texts differ, nor how long the secret is. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(secret))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
