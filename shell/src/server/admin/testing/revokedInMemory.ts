import type { RevokedSessions } from '../revokedSessions.ts'

/** Revoked sessions without a database. While `away` is true, every call fails. */
export function revokedInMemory(): RevokedSessions & { away: boolean } {
  const ids = new Set<string>()
  const memory = {
    away: false,
    async add({ id }: { id: string }) {
      if (memory.away) throw new Error('The database is away.')
      ids.add(id)
    },
    async has(id: string) {
      if (memory.away) throw new Error('The database is away.')
      return ids.has(id)
    },
  }
  return memory
}
