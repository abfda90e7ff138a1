import type { SharedMemory } from './SharedMemory.ts'

/** What the worker processes of one server share, as seen by one of them. */
export type Workers = {
  /** This worker's number, from 1. A restarted worker keeps its number. */
  number: number
  memory: SharedMemory
  /** Asks all workers, including this one, and returns their replies. Those that do not reply in time are left out. */
  ask(question: string): Promise<unknown[]>
  /** Registers this worker's handler for a question. */
  answer(question: string, handler: () => unknown): void
}

/** Returns whether this process does the maintenance for all workers: forwarding leads, deleting old data. */
export function doesMaintenance(workers: Pick<Workers, 'number'> | undefined): boolean {
  return workers === undefined || workers.number === 1
}
