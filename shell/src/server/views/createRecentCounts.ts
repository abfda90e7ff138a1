const HOUR = 60 * 60_000

/** Counts by key of the present hour and the one before. */
export function createRecentCounts(now = Date.now) {
  let hour = 0
  let present = new Map<string, number>()
  let former = new Map<string, number>()

  function advance() {
    const next = Math.floor(now() / HOUR)
    if (next === hour) return
    former = next === hour + 1 ? present : new Map()
    present = new Map()
    hour = next
  }

  return {
    add(key: string, count: number): void {
      advance()
      present.set(key, (present.get(key) ?? 0) + count)
    },
    of(key: string): number {
      advance()
      return (present.get(key) ?? 0) + (former.get(key) ?? 0)
    },
  }
}
