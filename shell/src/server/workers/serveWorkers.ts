import * as v from 'valibot'
import { type FromPrimary, fromWorker } from './messages.ts'
import type { SharedMemory } from './SharedMemory.ts'

/** A worker, as far as it is spoken with. */
export type Listener = { tell(message: FromPrimary): void }

type Options = {
  memory: SharedMemory
  /** Those that run at this moment. */
  listeners: () => readonly Listener[]
}

/** How long a worker may take to answer a question, in ms: one that is busy or gone must not hold up who has asked. */
const PATIENCE = 1_000

/** The primary's part of what workers have in common: it counts, remembers, and hands questions round. */
export function serveWorkers({ memory, listeners }: Options) {
  let questions = 0
  const open = new Map<number, (answer: { value: unknown } | undefined) => void>()

  async function askOne(listener: Listener, question: string): Promise<{ value: unknown } | undefined> {
    const id = questions++
    const answer = await new Promise<{ value: unknown } | undefined>((resolve) => {
      const timer = setTimeout(resolve, PATIENCE, undefined)
      open.set(id, (given) => {
        clearTimeout(timer)
        resolve(given)
      })
      listener.tell({ type: 'question', id, question })
    })
    open.delete(id)
    return answer
  }

  /** Takes a message of a worker. What is none of the known ones is answered by nothing. */
  return async function hear(from: Listener, content: unknown): Promise<void> {
    const message = v.safeParse(fromWorker, content)
    if (!message.success) return
    const said = message.output
    const reply = (value: unknown) => from.tell({ type: 'result', id: said.id, value })
    switch (said.type) {
      case 'count':
        return reply(await memory.count(said))
      case 'first':
        return reply(await memory.first(said))
      case 'ask': {
        const answers = await Promise.all(listeners().map((listener) => askOne(listener, said.question)))
        return reply(answers.flatMap((answer) => (answer ? [answer.value] : [])))
      }
      case 'answer':
        open.get(said.id)?.({ value: said.value })
    }
  }
}
