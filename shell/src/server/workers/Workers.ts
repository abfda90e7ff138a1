import type { SharedMemory } from './SharedMemory.ts'

/** What the worker processes of one server have in common, from one of them. */
export type Workers = {
  /** Which of them this is, from 1. One that is started in the place of another has its number. */
  number: number
  memory: SharedMemory
  /** What each of them answers to a question, this one too. Who does not answer in time is left out. */
  ask(question: string): Promise<unknown[]>
  /** Says how this one answers. */
  answer(question: string, tell: () => unknown): void
}

/** Whether this process does what is to be done once for all of them: hand leads on, delete what is old. */
export function doesHousework(workers: Pick<Workers, 'number'> | undefined): boolean {
  return workers === undefined || workers.number === 1
}
