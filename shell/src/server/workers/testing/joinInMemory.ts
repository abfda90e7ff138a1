import { joinWorkers } from '../joinWorkers.ts'
import { createMemory } from '../SharedMemory.ts'
import { type Listener, serveWorkers } from '../serveWorkers.ts'
import type { Workers } from '../Workers.ts'

/** Workers of one server in this very process: what they say is text on the way, and nothing comes at once. */
export function joinInMemory(count: number, now: () => number = () => 0) {
  const listeners: Listener[] = []
  const told: string[] = []
  const hear = serveWorkers({ memory: createMemory(now), listeners: () => listeners })
  const sendLater = (message: unknown, take: (content: unknown) => void) => {
    const text = JSON.stringify(message)
    queueMicrotask(() => take(JSON.parse(text)))
  }

  function join(number: number): Workers {
    let take: (content: unknown) => void = () => {}
    const listener: Listener = { tell: (message) => sendLater(message, (content) => take(content)) }
    listeners.push(listener)
    return joinWorkers(number, {
      tell: (message) => sendLater(message, (content) => void hear(listener, content)),
      hear(heard) {
        take = heard
      },
    })
  }

  return {
    workers: Array.from({ length: count }, (_, index) => join(index + 1)),
    /** One more, which runs and says nothing. */
    addSilent: () => void listeners.push({ tell: ({ type }) => void told.push(type) }),
    /** What the silent one was told. */
    told,
    /** The primary hears what none of its workers would say. */
    hear: (content: unknown) => hear({ tell: ({ type }) => void told.push(type) }, content),
  }
}
