/**
 * The number of rows that a hundred releases make in a day, while the database is unavailable; further new rows are not
 * counted.
 */
const MAX_ROWS = 20_000

type Options<Count> = {
  store: { add(counts: readonly Count[]): Promise<void> }
  /** What two counts have in common that are added up. */
  keyOf: (count: Count) => string
  sum: (one: Count, other: Count) => Count
}

/** Accumulates counts in memory, so that the database is written to once in a while, and never during a request. */
export function createCountBuffer<Count>({ store, keyOf, sum }: Options<Count>) {
  let rows = new Map<string, Count>()
  let writing = Promise.resolve()

  function add(counts: readonly Count[]): void {
    for (const count of counts) {
      const key = keyOf(count)
      const known = rows.get(key)
      if (!known && rows.size >= MAX_ROWS) continue
      rows.set(key, known ? sum(known, count) : count)
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
