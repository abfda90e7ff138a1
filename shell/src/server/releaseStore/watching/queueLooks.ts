/** Runs looks one after the other. */
export function queueLooks(look: () => Promise<void>) {
  let running: Promise<void> = Promise.resolve()
  const waiting: (() => void)[] = []

  async function lookForAll(): Promise<void> {
    const resolvers = waiting.splice(0)
    try {
      await look()
    } finally {
      for (const resolve of resolvers) resolve()
    }
  }

  return {
    /** Queues one more. @throws whatever it throws. */
    add(): Promise<void> {
      running = running.catch(() => undefined).then(lookForAll)
      return running
    },
    /** Resolves after the next one that begins, even if it fails. */
    next: () => new Promise<void>((resolve) => void waiting.push(resolve)),
  }
}
