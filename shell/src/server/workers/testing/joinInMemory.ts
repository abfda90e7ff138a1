import { joinWorkers } from '../joinWorkers.ts'
import { createMemory } from '../SharedMemory.ts'
import { type Listener, serveWorkers } from '../serveWorkers.ts'
import type { Workers } from '../Workers.ts'

/** Workers of one server within this process: messages are serialized, and delivered asynchronously. */
export function joinInMemory(count: number, now: () => number = () => 0) {
  const listeners: Listener[] = []
  const messages: string[] = []
  const onMessage = serveWorkers({ memory: createMemory(now), listeners: () => listeners })
  const sendLater = (message: unknown, take: (content: unknown) => void) => {
    const text = JSON.stringify(message)
    queueMicrotask(() => take(JSON.parse(text)))
  }

  function join(number: number): Workers {
    let take: (content: unknown) => void = () => {}
    const listener: Listener = { send: (message) => sendLater(message, (content) => take(content)) }
    listeners.push(listener)
    return joinWorkers(number, {
      send: (message) => sendLater(message, (content) => void onMessage(listener, content)),
      onMessage(listener) {
        take = listener
      },
    })
  }

  return {
    workers: Array.from({ length: count }, (_, index) => join(index + 1)),
    /** Adds a worker that runs but never replies. */
    addSilent: () => void listeners.push({ send: ({ type }) => void messages.push(type) }),
    /** Messages to the silent one. */
    messages,
    /** Sends the primary a message that no real worker would send. */
    onMessage: (content: unknown) => onMessage({ send: ({ type }) => void messages.push(type) }, content),
  }
}
