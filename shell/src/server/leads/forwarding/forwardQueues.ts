import type { LeadForms } from '../../releases/composition/liveForms.ts'
import { errorCode } from '../../database/errorCode.ts'
import type { LeadLog } from '../leadLog.ts'
import type { LeadStore } from '../store/LeadStore.ts'
import { forwardLead } from './forwardLead.ts'
import { type ForwardConfiguration, type ForwardTarget, forwardTarget } from './forwardTarget.ts'

const CONCURRENCY = 5
/**
 * Longer than the slowest delivery of everything that is claimed at once, so that no second process takes leads that are
 * being sent. In ms.
 */
const CLAIM_PERIOD = 60_000

type Options = {
  store: Pick<LeadStore, 'claim' | 'settle'>
  forms: LeadForms
  config: ForwardConfiguration
  log: LeadLog
  now?: () => number
}

/** One queue per receiver's address, so that a receiver that hangs delays no other. */
export function forwardQueues({ store, forms, config, log, now = Date.now }: Options) {
  const running = new Map<string, Promise<void>>()
  let stopped = false

  /** Forwards all due leads for one address, a few at a time. */
  async function run(targets: ReadonlyMap<string, ForwardTarget>): Promise<void> {
    for (let tried = 0; !stopped; ) {
      const time = now()
      const kinds = [...targets.keys()]
      const leads = await store.claim({ kinds, now: time, until: time + CLAIM_PERIOD, limit: CONCURRENCY })
      if (leads.length === 0) {
        if (tried > 0) log.info({ tried }, 'leads forwarded')
        return
      }
      await Promise.all(
        leads.map(async (lead) => {
          const target = targets.get(lead.kind)
          if (target) await store.settle(lead.number, await forwardLead(lead, target, now))
        }),
      )
      tried += leads.length
    }
  }

  return {
    /** Starts the queue of each address that has none running. Never rejects, and does not wait for them. */
    start(): void {
      for (const [address, targets] of targetsByAddress(forms, config)) {
        if (stopped || running.has(address)) continue
        const queue = run(targets)
          .catch((error) => log.error({ reason: errorCode(error) }, 'forwarding leads failed'))
          .finally(() => running.delete(address))
        running.set(address, queue)
      }
    },
    /** Resolves when no queue is running. */
    idle: async () => void (await Promise.all(running.values())),
    /** Prevents queues from claiming more leads; resolves when the current deliveries are done. */
    async stop() {
      stopped = true
      await Promise.all(running.values())
    },
  }
}

function targetsByAddress(forms: LeadForms, config: ForwardConfiguration): Map<string, Map<string, ForwardTarget>> {
  const addresses = new Map<string, Map<string, ForwardTarget>>()
  for (const form of forms()) {
    const target = forwardTarget(form, config)
    if (!target) continue
    const targets = addresses.get(target.url) ?? new Map()
    addresses.set(target.url, targets.set(form.kind, target))
  }
  return addresses
}
