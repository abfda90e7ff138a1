import type { Passkey, Purpose, TeamStore } from '../team/TeamStore.ts'
import type { Person } from '../Person.ts'

/** A team without a database. While `away` is true, every call fails. */
export function teamInMemory(): TeamStore & { away: boolean } {
  const people = new Map<string, Person & { email: string }>()
  const passkeys = new Map<string, Passkey>()
  const sessions = new Map<string, { person: string; endsAt: number }>()
  const uses = new Map<string, { purpose: Purpose; person: string; endsAt: number }>()
  const isHanded = (secret: string, purpose: Purpose, now: number) => {
    const use = uses.get(secret)
    return use?.purpose === purpose && use.endsAt > now ? use.person : undefined
  }
  const drop = <Value extends { person: string }>(all: Map<string, Value>, person: string) => {
    for (const [id, one] of all) if (one.person === person) all.delete(id)
  }
  const store: TeamStore = {
    isEmpty: async () => people.size === 0,
    members: async () =>
      [...people.values()].map((person) => ({
        ...person,
        passkeys: [...passkeys.values()].filter((one) => one.person === person.id).length,
        sessions: [...sessions.values()].filter((one) => one.person === person.id).length,
      })),
    member: async (id) => people.get(id),
    memberByEmail: async (email) => [...people.values()].find((one) => one.email === email),
    async addMember(member) {
      if ([...people.values()].some(({ email }) => email === member.email)) return false
      people.set(member.id, member)
      return true
    },
    async changeRoles(id, roles) {
      const person = people.get(id)
      if (person) people.set(id, { ...person, roles })
    },
    async removeMember(id) {
      people.delete(id)
      drop(passkeys, id)
      drop(sessions, id)
      drop(uses, id)
    },
    addPasskey: async (passkey) => void passkeys.set(passkey.id, passkey),
    passkey: async (id) => passkeys.get(id),
    passkeysOf: async (person) => [...passkeys.values()].filter((one) => one.person === person),
    async countPasskey(id, counter) {
      const passkey = passkeys.get(id)
      if (passkey) passkeys.set(id, { ...passkey, counter })
    },
    async lockOut(person) {
      drop(passkeys, person)
      drop(sessions, person)
      drop(uses, person)
    },
    startSession: async ({ id, ...session }) => void sessions.set(id, session),
    async sessionPerson(id, now) {
      const session = sessions.get(id)
      if (!session || session.endsAt <= now) return undefined
      return session.person === 'token' ? 'token' : people.get(session.person)
    },
    endSession: async (id) => void sessions.delete(id),
    endSessionsOf: async (person) => drop(sessions, person),
    hand: async (secret, use) => void uses.set(secret, use),
    look: async (secret, purpose, now) => isHanded(secret, purpose, now),
    async redeem(secret, purpose, now) {
      const person = isHanded(secret, purpose, now)
      if (person !== undefined) uses.delete(secret)
      return person
    },
  }
  const memory = { away: false }
  return new Proxy(Object.assign(memory, store), {
    get(target, name, receiver) {
      if (memory.away && typeof name === 'string' && name !== 'away') {
        return () => Promise.reject(new Error('The database is away.'))
      }
      return Reflect.get(target, name, receiver)
    },
  })
}
