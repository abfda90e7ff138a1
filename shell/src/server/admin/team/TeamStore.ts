import type { Role } from '@site/contracts/Team'
import type { Person } from '../Person.ts'

/** Somebody of the team, as the owner sees her. */
type Member = Person & { email: string; passkeys: number; sessions: number }

export type Passkey = {
  id: string
  person: string
  publicKey: string
  counter: number
  transports: readonly string[]
}

/** What may be used once. */
export type Purpose = 'link' | 'login' | 'registration' | 'confirmation'

/** People, what they log in with, and their sessions, for every server that shares the database. Each may throw. */
export type TeamStore = {
  isEmpty(): Promise<boolean>
  members(now: number): Promise<Member[]>
  member(id: string): Promise<Person | undefined>
  memberByEmail(email: string): Promise<Person | undefined>
  /** False if somebody has the address. */
  addMember(member: { id: string; name: string; email: string; roles: readonly Role[] }, now: number): Promise<boolean>
  changeRoles(id: string, roles: readonly Role[]): Promise<void>
  /** With everything that she could log in with. */
  removeMember(id: string): Promise<void>

  addPasskey(passkey: Passkey, now: number): Promise<void>
  passkey(id: string): Promise<Passkey | undefined>
  passkeysOf(person: string): Promise<Passkey[]>
  countPasskey(id: string, counter: number): Promise<void>
  /** Ends whatever somebody could log in with: she has lost her phone. */
  lockOut(person: string): Promise<void>

  startSession(session: { id: string; person: string; endsAt: number }, now: number): Promise<void>
  /** Who has an open session; of whoever has the access token instead of a person, `token`. */
  sessionPerson(id: string, now: number): Promise<Person | 'token' | undefined>
  endSession(id: string): Promise<void>
  endSessionsOf(person: string): Promise<void>

  /** Remembers a secret by its hash until it is used. */
  hand(secret: string, use: { purpose: Purpose; person: string; endsAt: number }, now: number): Promise<void>
  /** Whose it is, without using it. */
  look(secret: string, purpose: Purpose, now: number): Promise<string | undefined>
  /** Uses it up. Only one caller gets an answer. */
  redeem(secret: string, purpose: Purpose, now: number): Promise<string | undefined>
}
