import type { Outbox, WaitingLead } from '../outbox/Outbox.ts'

/** An outbox for tests; `durable: false` behaves like a browser that forbids storage. */
export function memoryOutbox({
  durable = true,
  entries = [] as WaitingLead[],
} = {}): Outbox & { entries: WaitingLead[] } {
  const outbox = {
    entries: [...entries],
    async keep(entry: WaitingLead) {
      await outbox.drop(entry.key)
      outbox.entries.push(entry)
      return durable
    },
    waiting: async () => [...outbox.entries],
    holds: async (wanted: string) => outbox.entries.some(({ key }) => key === wanted),
    async drop(dropped: string) {
      outbox.entries = outbox.entries.filter(({ key }) => key !== dropped)
    },
    async clear() {
      outbox.entries = []
    },
  }
  return outbox
}
