import type { SiteEvent } from '@site/contracts/documentContract'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { browserOutbox } from './browserOutbox.ts'
import { deliverLead } from './deliverLead.ts'
import type { Outbox } from './Outbox.ts'

export { requestToken } from './formToken.ts'

const MONTH = 30 * 24 * 60 * 60 * 1000
const INITIAL_BACKOFF = 2000
const MAX_BACKOFF = 5 * 60_000

/**
 * Sends leads from earlier visits, retries with exponential back-off while the page is open and immediately when the network
 * is back, and removes what is older than 30 days. Returns a function that stops it.
 */
export function runOutbox(services: SiteFacts['services'], outbox: Outbox = browserOutbox): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let running = false
  let stopped = false

  const later = () => {
    clearTimeout(timer)
    const pause = Math.min(MAX_BACKOFF, INITIAL_BACKOFF * 2 ** failures)
    // With random jitter, so that after an outage the visitors' browsers do not all retry at once.
    if (!stopped) timer = setTimeout(flush, pause * (0.5 + Math.random() / 2))
  }
  const flush = async () => {
    if (running) return
    running = true
    let left = 0
    for (const entry of await outbox.waiting()) {
      if (Date.now() - entry.at > MONTH) await outbox.drop(entry.key)
      else if ((await deliverLead(entry, services, outbox)).status === 'kept') left++
    }
    running = false
    failures = left ? failures + 1 : 0
    if (left) later()
  }
  const online = () => {
    failures = 0
    clearTimeout(timer)
    flush()
  }
  const kept = () => {
    failures = 0
    later()
  }

  window.addEventListener('online', online)
  window.addEventListener('lead:waits' satisfies SiteEvent, kept)
  flush()
  return () => {
    stopped = true
    clearTimeout(timer)
    window.removeEventListener('online', online)
    window.removeEventListener('lead:waits' satisfies SiteEvent, kept)
  }
}
