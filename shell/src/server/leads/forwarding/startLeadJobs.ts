import { errorCode } from '../leadLog.ts'
import { forwardLeads } from './forwardLeads.ts'
import type { LeadStore } from '../store/LeadStore.ts'
import type { LeadConfiguration } from '../leadConfiguration.ts'

type Options = {
  store: LeadStore
  config: LeadConfiguration
  log: { info(details: object, message: string): void; error(details: object, message: string): void }
}

const DAY = 24 * 60 * 60 * 1000
const FORWARD_EVERY = 5000
const RETENTION_EVERY = 60 * 60_000

/** Starts what the server does with leads in the background: handing them on, and deleting old ones. Returns how to stop. */
export function startLeadJobs({ store, config, log }: Options): () => Promise<void> {
  const stops = [
    repeat(FORWARD_EVERY, async () => {
      const tried = await forwardLeads(store, config)
      if (tried > 0) log.info({ tried }, 'leads handed on')
    }),
    repeat(RETENTION_EVERY, async () => {
      const pruned = await store.prune({ before: Date.now() - config.LEAD_RETENTION_DAYS * DAY })
      if (pruned.status === 'refused') {
        const { due, total } = pruned
        log.error(
          { due, total },
          "so many leads seem too old that none was deleted; if so, 'npm run leads -- prune --all'",
        )
      } else if (pruned.removed > 0) log.info({ removed: pruned.removed }, 'old leads deleted')
    }),
  ]

  function repeat(pause: number, work: () => Promise<void>) {
    let timer: NodeJS.Timeout | undefined
    let stopped = false
    const run = async () => {
      try {
        await work()
      } catch (error) {
        log.error({ reason: errorCode(error) }, 'lead job failed')
      }
      if (!stopped) timer = setTimeout(start, pause).unref()
    }
    let running = run()
    const start = () => {
      running = run()
    }
    return async () => {
      stopped = true
      clearTimeout(timer)
      await running
    }
  }

  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
