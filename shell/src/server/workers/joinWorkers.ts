import * as v from 'valibot'
import { askedResult, countedResult, type FromWorker, firstResult, fromPrimary, LONGEST_TEXT } from './messages.ts'
import { createMemory } from './SharedMemory.ts'
import type { Workers } from './Workers.ts'

/** The channel to the primary. */
export type Channel = {
  tell(message: FromWorker): void
  hear(take: (content: unknown) => void): void
}

/** A request without its number. */
type Order<Message = FromWorker> = Message extends { type: 'count' | 'first' | 'ask' } ? Omit<Message, 'id'> : never

/** How long the primary may take, in ms. It does next to nothing; a question it passes on to all, who have a second. */
const PATIENCE = { memory: 1_000, question: 5_000 }

/**
 * A worker's part of what workers have in common: all of it lies with the primary. While that one is silent, each remembers
 * for itself: a limit that counts too little is better than a visitor's message that is refused.
 */
export function joinWorkers(number: number, channel: Channel): Workers {
  let orders = 0
  const open = new Map<number, (value: unknown) => void>()
  const own = createMemory(() => performance.now())
  const answers = new Map<string, () => unknown>()

  channel.hear((content) => {
    const message = v.safeParse(fromPrimary, content)
    if (!message.success) return
    const said = message.output
    if (said.type === 'result') open.get(said.id)?.(said.value)
    else void answer(said.id, said.question)
  })

  async function answer(id: number, question: string): Promise<void> {
    const tell = answers.get(question)
    try {
      if (tell) channel.tell({ type: 'answer', id, value: await tell() })
    } catch {
      // Left out, as who does not answer in time.
    }
  }

  /** @throws Error when the primary does not answer, or something else than what was asked for. */
  async function order<Schema extends v.GenericSchema>(of: Order, schema: Schema): Promise<v.InferOutput<Schema>> {
    const id = orders++
    const patience = of.type === 'ask' ? PATIENCE.question : PATIENCE.memory
    try {
      const value = await new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('The primary process does not answer.')), patience)
        open.set(id, (given) => {
          clearTimeout(timer)
          resolve(given)
        })
        channel.tell({ ...of, id })
      })
      return v.parse(schema, value)
    } finally {
      open.delete(id)
    }
  }

  return {
    number,
    memory: {
      // A key may be what a visitor's proxy says.
      count: ({ key, ...rest }) => {
        const of = { ...rest, key: key.slice(0, LONGEST_TEXT) }
        return order({ type: 'count', ...of }, countedResult).catch(() => own.count(of))
      },
      first: (of) => order({ type: 'first', ...of }, firstResult).catch(() => own.first(of)),
    },
    ask: (question) => order({ type: 'ask', question }, askedResult),
    answer: (question, tell) => void answers.set(question, tell),
  }
}
