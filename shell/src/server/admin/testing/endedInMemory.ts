import type { EndedSessions } from '../endedSessions.ts'

/** Ended sessions without a database. While `away`, it can be asked for nothing. */
export function endedInMemory(): EndedSessions & { away: boolean } {
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
