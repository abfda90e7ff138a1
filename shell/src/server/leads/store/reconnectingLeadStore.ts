import { errorCode, type LeadLog } from '../leadLog.ts'
import type { LeadStore } from './LeadStore.ts'
import { backoff } from '../../timing/backoff.ts'

const pauses = { first: 1000, longest: 30_000 }
/** How often an idle database is probed, in ms. */
const PROBE_EVERY = 15_000

/** A store without which the server can start. Its methods reject while the database is unavailable. */
export type ReconnectingLeadStore = LeadStore & {
  /** Whether a lead that arrives now can probably be stored. For `/ready`. */
  isReady(): boolean
}

/** A file that was opened read-only stays so for that connection, whatever happens to its disk. */
async function openForWriting(open: () => Promise<LeadStore>): Promise<LeadStore> {
  const store = await open()
  try {
    await store.probe()
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}

/**
 * Opens a lead store, and retries with increasing pauses as long as it cannot be opened or reached. Resolves after the first
 * attempt, whether it succeeded or not.
 */
export async function reconnectingLeadStore(
  open: () => Promise<LeadStore>,
  log: LeadLog,
): Promise<ReconnectingLeadStore> {
  let store: LeadStore | undefined
  let isReady = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let checking: Promise<void> | undefined

  function recordSuccess() {
    if (!isReady && failures > 0) log.info({ failures }, 'lead database is reachable again')
    isReady = true
    failures = 0
  }

  function recordFailure(error: unknown) {
    failures++
    if (isReady || failures === 1) log.error({ reason: errorCode(error) }, 'lead database is unreachable')
    isReady = false
  }

  async function check() {
    try {
      if (store) await store.probe()
      else store = await openForWriting(open)
      recordSuccess()
    } catch (error) {
      recordFailure(error)
    }
    checkLater()
  }

  function checkLater() {
    clearTimeout(timer)
    if (closed) return
    const pause = isReady ? PROBE_EVERY : backoff(pauses, failures)
    timer = setTimeout(() => {
      checking = check()
    }, pause).unref()
  }

  async function using<Result>(work: (store: LeadStore) => Promise<Result>): Promise<Result> {
    if (!store) throw Object.assign(new Error('The lead database is away.'), { code: 'LEAD_DATABASE_AWAY' })
    try {
      const result = await work(store)
      if (!isReady) recordSuccess()
      return result
    } catch (error) {
      const wasReady = isReady
      recordFailure(error)
      if (wasReady) checkLater()
      throw error
    }
  }

  checking = check()
  await checking
  return {
    isReady: () => isReady,
    save: (lead) => using((open) => open.save(lead)),
    list: (page) => using((open) => open.list(page)),
    counts: () => using((open) => open.counts()),
    countWaiting: () => using((open) => open.countWaiting()),
    countOverdue: () => using((open) => open.countOverdue()),
    forget: (email) => using((open) => open.forget(email)),
    prune: (request) => using((open) => open.prune(request)),
    claim: (request) => using((open) => open.claim(request)),
    settle: (number, delivery) => using((open) => open.settle(number, delivery)),
    revive: (now) => using((open) => open.revive(now)),
    release: (which, now) => using((open) => open.release(which, now)),
    backUp: (file) => using((open) => open.backUp(file)),
    restore: (leads) => using((open) => open.restore(leads)),
    probe: () => using((open) => open.probe()),
    async close() {
      closed = true
      clearTimeout(timer)
      await checking
      await store?.close()
    },
  }
}
