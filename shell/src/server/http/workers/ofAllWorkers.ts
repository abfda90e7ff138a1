import * as v from 'valibot'
import type { Workers } from '../../workers/Workers.ts'

type Asked = Pick<Workers, 'ask' | 'answer'> | undefined

type Options<Item> = {
  /** What this process has. */
  list: () => readonly Item[]
  /** What another one's answer has to be. */
  schema: v.GenericSchema<unknown, Item[]>
  /** Makes one list of what all of them have. */
  add: (items: readonly Item[]) => readonly Item[]
}

/** What all processes of a server have, from whichever of them is asked; `question` is what they ask each other. */
export function ofAllWorkers<Item>(
  workers: Asked,
  question: string,
  { list, schema, add }: Options<Item>,
): { list(): Promise<readonly Item[]> } {
  if (!workers) return { list: async () => list() }
  workers.answer(question, list)
  return {
    async list() {
      const answers = await workers.ask(question)
      return add(answers.flatMap((answer) => v.parse(schema, answer)))
    },
  }
}
