import type { ViewBuffer } from './createViewBuffer.ts'
import { hourOf, type ViewCounts } from './ViewCounts.ts'
import type { VisitCounts } from './VisitCounts.ts'

const WRITE_EVERY = 10_000
const PRUNE_EVERY = 60 * 60_000
/** How long counts are kept, in ms; the privacy page says so. */
const RETENTION = 90 * 24 * 60 * 60_000

type Options = {
  buffer: Pick<ViewBuffer, 'flush'>
  store: Pick<ViewCounts | VisitCounts, 'prune'>
  log: { warn(details: object, message: string): void }
}

/** Writes counts to the database, and deletes old ones. Returns a function that stops this after a last write. */
export function startViewJobs({ buffer, store, log }: Options): () => Promise<void> {
  let isAway = false
  let running = Promise.resolve()

  /** An outage causes one log line. */
  const run = (work: () => Promise<void>) => {
    running = Promise.all([running, work()]).then(
      () => {
        isAway = false
      },
      (error: unknown) => {
        if (!isAway)
          log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'view counts were not written')
        isAway = true
      },
    )
    return running
  }
  const prune = () => run(() => store.prune(hourOf(Date.now() - RETENTION)))
  const timers = [setInterval(() => run(buffer.flush), WRITE_EVERY), setInterval(prune, PRUNE_EVERY)]
  for (const timer of timers) timer.unref()
  void prune()
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await run(buffer.flush)
  }
}
