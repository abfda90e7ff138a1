const MAX_BATCH_SIZE = 100

type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (reason: unknown) => void }

/**
 * Group commit: while one batch is being written, the next one gathers, so that many items share one wait and a single item
 * never waits for more. If a batch fails, its items are retried one by one.
 */
export function batch<Item, Result>(handle: (items: readonly Item[]) => Promise<readonly Result[]>) {
  let queue: Waiting<Item, Result>[] = []
  let running: Promise<void> | undefined

  async function run() {
    while (queue.length > 0) {
      const items = queue.slice(0, MAX_BATCH_SIZE)
      queue = queue.slice(MAX_BATCH_SIZE)
      const failed = await settle(items)
      for (const single of failed) await settle([single])
    }
    running = undefined
  }

  /** Returns the items to be retried one by one. */
  async function settle(items: readonly Waiting<Item, Result>[]): Promise<readonly Waiting<Item, Result>[]> {
    try {
      const results = await handle(items.map(({ item }) => item))
      items.forEach(({ resolve, reject }, index) => {
        const result = results[index]
        if (result === undefined) reject(new Error('No result for an item of the batch.'))
        else resolve(result)
      })
      return []
    } catch (error) {
      if (items.length > 1) return items
      items[0]?.reject(error)
      return []
    }
  }

  return {
    add: (item: Item) =>
      new Promise<Result>((resolve, reject) => {
        queue.push({ item, resolve, reject })
        running ??= run()
      }),
    /** Resolves when nothing is pending. */
    idle: async () => running,
  }
}
