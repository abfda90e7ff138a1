import type { LeadConfiguration } from '../../configuration/leadConfiguration.ts'
import type { LeadForms } from '../../releases/composition/liveForms.ts'
import { errorCode } from '../../database/errorCode.ts'
import type { LeadLog } from '../leadLog.ts'
import type { LeadStore } from '../store/LeadStore.ts'
import { forwardQueues } from './forwardQueues.ts'

type Options = {
  store: LeadStore
  /** Whether the database can be reached. */
  isReady(): boolean
  forms: LeadForms
  config: LeadConfiguration
  log: LeadLog
}

const DAY = 24 * 60 * 60 * 1000
const FORWARD_EVERY = 5000
const RETENTION_EVERY = 60 * 60_000

/** Starts the background jobs for leads: forwarding them, and deleting old ones. Returns a function that stops them. */
export function startLeadJobs({ store, isReady, forms, config, log }: Options): () => Promise<void> {
  const queues = forwardQueues({ store, forms, config, log })
  let pruning = Promise.resolve()
  const forward = () => {
    if (isReady()) queues.start()
  }
  const prune = () => {
    if (!isReady()) return
    pruning = pruneOldLeads(store, config, log).catch((error) =>
      log.error({ reason: errorCode(error) }, 'deleting old leads failed'),
    )
  }
  const timers = [setInterval(forward, FORWARD_EVERY), setInterval(prune, RETENTION_EVERY)]
  for (const timer of timers) timer.unref()
  forward()
  prune()
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all([queues.stop(), pruning])
  }
}

/** Deletes leads past the retention period, or logs why it does not. */
async function pruneOldLeads(
  store: Pick<LeadStore, 'prune'>,
  { LEAD_RETENTION_DAYS }: Pick<LeadConfiguration, 'LEAD_RETENTION_DAYS'>,
  log: LeadLog,
  now = Date.now(),
): Promise<void> {
  const pruned = await store.prune({ before: now - LEAD_RETENTION_DAYS * DAY })
  if (pruned.status === 'refused') {
    const { due, total } = pruned
    log.error(
      { due, total },
      "leads not deleted: suspiciously many seem too old. 'npm run leads -- prune --all' deletes them anyway",
    )
  } else if (pruned.removed > 0) {
    log.info({ removed: pruned.removed }, 'old leads deleted')
  }
}
