import * as v from 'valibot'
import { repliesResult, countedResult, type FromWorker, firstResult, fromPrimary, MAX_TEXT_LENGTH } from './messages.ts'
import { createMemory } from './SharedMemory.ts'
import type { Workers } from './Workers.ts'

/** The channel to the primary. */
export type Channel = {
  send(message: FromWorker): void
  onMessage(take: (content: unknown) => void): void
}

/** A request without its id. */
type RequestBody<Message = FromWorker> = Message extends { type: 'count' | 'first' | 'ask' }
  ? Omit<Message, 'id'>
  : never

/**
 * Time-outs for the primary, in ms. Its memory is fast; a question is forwarded to all workers, which have a second to
 * reply.
 */
const TIMEOUTS = { memory: 1_000, question: 5_000 }

/**
 * A worker's access to what all workers share, which the primary holds. While the primary does not respond, each worker uses
 * memory of its own: a limit that counts too little is better than rejecting a visitor's message.
 */
export function joinWorkers(number: number, channel: Channel): Workers {
  let lastId = 0
  const open = new Map<number, (value: unknown) => void>()
  const own = createMemory(() => performance.now())
  const handlers = new Map<string, () => unknown>()

  channel.onMessage((content) => {
    const message = v.safeParse(fromPrimary, content)
    if (!message.success) return
    const said = message.output
    if (said.type === 'result') open.get(said.id)?.(said.value)
    else void answer(said.id, said.question)
  })

  async function answer(id: number, question: string): Promise<void> {
    const send = handlers.get(question)
    try {
      if (send) channel.send({ type: 'answer', id, value: await send() })
    } catch {
      // Left out, like a worker that does not reply in time.
    }
  }

  /** @throws Error if the primary does not respond, or its reply does not match the schema. */
  async function request<Schema extends v.GenericSchema>(
    of: RequestBody,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const id = lastId++
    const timeout = of.type === 'ask' ? TIMEOUTS.question : TIMEOUTS.memory
    try {
      const value = await new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('The primary process does not answer.')), timeout)
        open.set(id, (given) => {
          clearTimeout(timer)
          resolve(given)
        })
        channel.send({ ...of, id })
      })
      return v.parse(schema, value)
    } finally {
      open.delete(id)
    }
  }

  return {
    number,
    memory: {
      // A key may contain a header from a visitor's proxy.
      count: ({ key, ...rest }) => {
        const of = { ...rest, key: key.slice(0, MAX_TEXT_LENGTH) }
        return request({ type: 'count', ...of }, countedResult).catch(() => own.count(of))
      },
      first: (of) => request({ type: 'first', ...of }, firstResult).catch(() => own.first(of)),
    },
    ask: (question) => request({ type: 'ask', question }, repliesResult),
    answer: (question, send) => void handlers.set(question, send),
  }
}
