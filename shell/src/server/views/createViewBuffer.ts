import type { ViewCount, ViewCounts } from './ViewCounts.ts'

/**
 * The number of rows that a hundred releases make in a day, while the database is unavailable; further new rows are not
 * counted.
 */
const MAX_ROWS = 20_000

/** Accumulates counts in memory, so that the database is written to once in a while, and never during a request. */
export function createViewBuffer(store: Pick<ViewCounts, 'add'>) {
  let rows = new Map<string, ViewCount>()
  let writing = Promise.resolve()

  function add(counts: readonly ViewCount[]): void {
    for (const count of counts) {
      const key = `${count.hour} ${count.remote} ${count.release} ${count.share} ${count.measure}`
      const known = rows.get(key)
      if (!known && rows.size >= MAX_ROWS) continue
      rows.set(key, known ? { ...count, views: known.views + count.views, bad: known.bad + count.bad } : count)
    }
  }

  async function write(): Promise<void> {
    if (rows.size === 0) return
    const counts = [...rows.values()]
    rows = new Map()
    try {
      await store.add(counts)
    } catch (error) {
      add(counts)
      throw error
    }
  }

  return {
    add,
    /** Writes the pending counts. @throws Error if the database is unavailable; nothing is lost then. */
    flush(): Promise<void> {
      writing = writing.catch(() => {}).then(write)
      return writing
    },
  }
}

export type ViewBuffer = ReturnType<typeof createViewBuffer>
