import type { ViewCount, ViewCounts } from './ViewCounts.ts'

/** As many rows as a day makes of a hundred releases, while the database is away; what is new then is not counted. */
const MOST_ROWS = 20_000

/** Adds counts up in memory, so that the database is asked once in a while and never for a request. */
export function createViewBuffer(store: Pick<ViewCounts, 'add'>) {
  let rows = new Map<string, ViewCount>()
  let writing = Promise.resolve()

  function add(counts: readonly ViewCount[]): void {
    for (const count of counts) {
      const key = `${count.hour} ${count.remote} ${count.release} ${count.share} ${count.measure}`
      const known = rows.get(key)
      if (!known && rows.size >= MOST_ROWS) continue
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
    /** Writes what has gathered. @throws Error when the database is away; nothing is lost then. */
    flush(): Promise<void> {
      writing = writing.catch(() => {}).then(write)
      return writing
    },
  }
}

export type ViewBuffer = ReturnType<typeof createViewBuffer>
