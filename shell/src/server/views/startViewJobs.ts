import type { ViewBuffer } from './createViewBuffer.ts'
import { hourOf, type ViewCounts } from './ViewCounts.ts'

const WRITE_EVERY = 10_000
const PRUNE_EVERY = 60 * 60_000
/** For so long counts are kept; the privacy page says so. */
const KEPT = 90 * 24 * 60 * 60_000

type Options = {
  buffer: Pick<ViewBuffer, 'flush'>
  store: Pick<ViewCounts, 'prune'>
  /** False where another process deletes what is old. */
  prunes?: boolean | undefined
  log: { warn(details: object, message: string): void }
}

/** Writes what was counted into the database, and deletes what is old. Returns how to stop: what has gathered is written. */
export function startViewJobs({ buffer, store, prunes = true, log }: Options): () => Promise<void> {
  let isAway = false
  let running = Promise.resolve()

  /** Of an outage one line, and none of what was asked for. */
  const run = (work: () => Promise<void>) => {
    running = Promise.all([running, work()]).then(
      () => {
        isAway = false
      },
      (error: unknown) => {
        if (!isAway)
          log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'counts of views are not written')
        isAway = true
      },
    )
    return running
  }
  const prune = () => run(() => store.prune(hourOf(Date.now() - KEPT)))
  const timers = [setInterval(() => run(buffer.flush), WRITE_EVERY)]
  if (prunes) timers.push(setInterval(prune, PRUNE_EVERY))
  for (const timer of timers) timer.unref()
  if (prunes) void prune()
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await run(buffer.flush)
  }
}
