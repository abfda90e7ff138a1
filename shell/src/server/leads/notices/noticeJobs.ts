import { errorCode } from '../../database/errorCode.ts'
import { afterAttempt } from '../forwarding/forwardLead.ts'
import type { LeadLog } from '../leadLog.ts'
import type { StoredLead } from '../store/StoredLead.ts'
import type { NoticedLead, NoticeTarget } from './NoticeTarget.ts'
import type { NoticeStore } from './noticeStore.ts'

type Options = {
  store: Pick<NoticeStore, 'enqueue' | 'claim' | 'settle'>
  targets: readonly NoticeTarget[]
  /** What receivers are told of a lead. */
  tell: (lead: StoredLead) => Promise<NoticedLead>
  isReady: () => boolean
  log: LeadLog
  now?: () => number
}

const EVERY = 5000
const CONCURRENCY = 5
/** Longer than the slowest delivery of everything that is claimed at once. In ms. */
const CLAIM_PERIOD = 60_000

/** Of a lead that a receiver does not have to hear of. */
const NOT_CONCERNED = { state: 'none', attempts: 0, nextAt: 0 } as const

/** Tells each receiver of new leads, each in a queue of its own. Returns functions that run all queues once and that stop them. */
export function noticeJobs({ store, targets, tell, isReady, log, now = Date.now }: Options) {
  const running = new Map<string, Promise<void>>()
  let stopped = false

  async function run(target: NoticeTarget): Promise<void> {
    await store.enqueue(target.name, now(), target.moment)
    while (!stopped) {
      const time = now()
      const due = await store.claim({ target: target.name, now: time, until: time + CLAIM_PERIOD, limit: CONCURRENCY })
      if (due.length === 0) return
      await Promise.all(
        due.map(async ({ number, attempts, lead, wonAt }) => {
          const notice = { ...(await tell(lead)), wonAt }
          const concerned = (await target.concerns?.(notice)) ?? true
          if (concerned !== true) return store.settle(number, { ...NOT_CONCERNED, lastError: concerned || '' })
          const error = await target.send(notice)
          return store.settle(number, afterAttempt(error, attempts, now()))
        }),
      )
    }
  }

  function start(): void {
    for (const target of targets) {
      if (stopped || !isReady() || running.has(target.name)) continue
      const queue = run(target)
        .catch((error) => log.error({ reason: errorCode(error), target: target.name }, 'telling of leads failed'))
        .finally(() => running.delete(target.name))
      running.set(target.name, queue)
    }
  }

  return {
    start,
    /** Resolves when no queue is running. */
    idle: async () => void (await Promise.all(running.values())),
    /** Starts the queues now and regularly. Returns a function that stops them. */
    keepRunning() {
      const timer = setInterval(start, EVERY).unref()
      start()
      return async () => {
        stopped = true
        clearInterval(timer)
        await Promise.all(running.values())
      }
    },
  }
}
