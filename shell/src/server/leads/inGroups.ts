const LARGEST_GROUP = 100

type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (reason: unknown) => void }

/**
 * Handles items in groups: while one group is on its way to the disk the next one gathers, so that many leads share one
 * wait for the disk and a single one never waits for company. When a group fails, each of its items is tried alone.
 */
export function inGroups<Item, Result>(handle: (items: readonly Item[]) => Promise<readonly Result[]>) {
  let queue: Waiting<Item, Result>[] = []
  let running: Promise<void> | undefined

  async function run() {
    while (queue.length > 0) {
      const group = queue.slice(0, LARGEST_GROUP)
      queue = queue.slice(LARGEST_GROUP)
      const failed = await settle(group)
      for (const single of failed) await settle([single])
    }
    running = undefined
  }

  /** Answers which items are to be tried alone. */
  async function settle(group: readonly Waiting<Item, Result>[]): Promise<readonly Waiting<Item, Result>[]> {
    try {
      const results = await handle(group.map(({ item }) => item))
      group.forEach(({ resolve, reject }, index) => {
        const result = results[index]
        if (result === undefined) reject(new Error('No result for an item of the group.'))
        else resolve(result)
      })
      return []
    } catch (error) {
      if (group.length > 1) return group
      group[0]?.reject(error)
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
