const LARGEST_BATCH = 100

type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (reason: unknown) => void }

/**
 * Group commit: while one batch is on its way to the disk the next one gathers, so that many items share one wait and a
 * single one never waits for company. When a batch fails, each of its items is tried alone.
 */
export function batch<Item, Result>(handle: (items: readonly Item[]) => Promise<readonly Result[]>) {
  let queue: Waiting<Item, Result>[] = []
  let running: Promise<void> | undefined

  async function run() {
    while (queue.length > 0) {
      const items = queue.slice(0, LARGEST_BATCH)
      queue = queue.slice(LARGEST_BATCH)
      const failed = await settle(items)
      for (const single of failed) await settle([single])
    }
    running = undefined
  }

  /** Answers which items are to be tried alone. */
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
    /** Resolves when nothing waits any more. */
    idle: async () => running,
  }
}
