import * as v from 'valibot'
import { type FromPrimary, fromWorker } from './messages.ts'
import type { SharedMemory } from './SharedMemory.ts'

/** A worker, as a receiver of messages. */
export type Listener = { send(message: FromPrimary): void }

type Options = {
  memory: SharedMemory
  /** The running workers. */
  listeners: () => readonly Listener[]
}

/** Time-out for a worker's reply, in ms: one that is busy or gone must not delay the one that asked. */
const ANSWER_TIMEOUT = 1_000

/** The primary's side: it counts, remembers, and forwards questions to all workers. */
export function serveWorkers({ memory, listeners }: Options) {
  let questions = 0
  const open = new Map<number, (one: { value: unknown } | undefined) => void>()

  async function askOne(listener: Listener, question: string): Promise<{ value: unknown } | undefined> {
    const id = questions++
    const one = await new Promise<{ value: unknown } | undefined>((resolve) => {
      const timer = setTimeout(resolve, ANSWER_TIMEOUT, undefined)
      open.set(id, (given) => {
        clearTimeout(timer)
        resolve(given)
      })
      listener.send({ type: 'question', id, question })
    })
    open.delete(id)
    return one
  }

  /** Handles a worker's message. Unknown messages are ignored. */
  return async function onMessage(from: Listener, content: unknown): Promise<void> {
    const message = v.safeParse(fromWorker, content)
    if (!message.success) return
    const said = message.output
    const reply = (value: unknown) => from.send({ type: 'result', id: said.id, value })
    switch (said.type) {
      case 'count':
        return reply(await memory.count(said))
      case 'first':
        return reply(await memory.first(said))
      case 'ask': {
        const replies = await Promise.all(listeners().map((listener) => askOne(listener, said.question)))
        return reply(replies.flatMap((one) => (one ? [one.value] : [])))
      }
      case 'answer':
        open.get(said.id)?.({ value: said.value })
    }
  }
}
