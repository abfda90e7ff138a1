import * as v from 'valibot'
import type { Workers } from '../../workers/Workers.ts'

type Peers = Pick<Workers, 'ask' | 'answer'> | undefined

type Options<Item> = {
  /** The items of this process. */
  list: () => readonly Item[]
  /** Schema of another process's reply. */
  schema: v.GenericSchema<unknown, Item[]>
  /** Merges the items of all processes. */
  add: (items: readonly Item[]) => readonly Item[]
}

/** Aggregates a list over all of a server's processes, in any of them; `question` identifies it. */
export function aggregateWorkers<Item>(
  workers: Peers,
  question: string,
  { list, schema, add }: Options<Item>,
): { list(): Promise<readonly Item[]> } {
  if (!workers) return { list: async () => list() }
  workers.answer(question, list)
  return {
    async list() {
      const replies = await workers.ask(question)
      return add(replies.flatMap((reply) => v.parse(schema, reply)))
    },
  }
}
