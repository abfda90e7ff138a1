/** Looks one after the other, however often they are asked for. */
export function queueRefreshes(look: () => Promise<void>) {
  let running: Promise<void> = Promise.resolve()
  const waiting: (() => void)[] = []

  async function refreshForAll(): Promise<void> {
    const told = waiting.splice(0)
    try {
      await look()
    } finally {
      for (const tell of told) tell()
    }
  }

  return {
    /** Asks for one more. @throws whatever it throws. */
    add(): Promise<void> {
      running = running.catch(() => undefined).then(refreshForAll)
      return running
    },
    /** Settles after the next one that begins, whatever comes of it. */
    next: () => new Promise<void>((resolve) => void waiting.push(resolve)),
  }
}
