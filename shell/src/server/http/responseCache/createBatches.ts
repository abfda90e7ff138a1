/** How long what is counted may wait, in ms: nothing that looks at counts does so as often. */
const LONGEST_WAIT = 250

/**
 * Counts things that are the same at once: to count documents one by one costs a tenth of what it costs to send them.
 * `end` counts what has gathered.
 */
export function createBatches<Thing>(count: (thing: Thing, times: number) => void) {
  const pending = new Map<Thing, number>()
  let timer: NodeJS.Timeout | undefined

  function end(): void {
    clearTimeout(timer)
    timer = undefined
    const counted = [...pending]
    pending.clear()
    for (const [thing, times] of counted) count(thing, times)
  }
  return {
    add(thing: Thing): void {
      pending.set(thing, (pending.get(thing) ?? 0) + 1)
      timer ??= setTimeout(end, LONGEST_WAIT).unref()
    },
    end,
  }
}
