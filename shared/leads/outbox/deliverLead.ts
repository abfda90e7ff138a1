import type { SiteFacts } from '@site/contracts/SiteFacts'
import * as v from 'valibot'
import { dropToken } from './formToken.ts'
import { isCrossOrigin, leadRequest } from './leadRequest.ts'
import { commonEndpoint, type Outbox, type WaitingLead } from './Outbox.ts'

/**
 * The result of delivering a lead. `kept`: not acknowledged yet, but stored in this browser and retried automatically.
 * `rejected`: the server refused what the visitor can correct; `fields` has a message in Portuguese per field.
 */
export type Delivery =
  | { status: 'sent' }
  | { status: 'kept' }
  | { status: 'rejected'; fields: Readonly<Record<string, string>> }

/**
 * Tells whether somebody is looking who can correct these fields. Only then is a refusal final: otherwise the lead stays, and
 * goes to the site once more as a late one, which is never refused because its form has changed.
 */
export type CanCorrect = (fields: readonly string[]) => boolean

/** After this the request counts as unacknowledged, and the lead is retried. In ms. */
const RESPONSE_TIMEOUT = 15_000

/** The body decides: a spreadsheet script responds with 200 even if it refuses a row, and so does a captive portal. */
const success = v.object({ status: v.literal('success') })
const rejection = v.object({
  status: v.literal('rejected'),
  fields: v.record(v.string(), v.string()),
  /** The form has other fields by now, so this page is the one that does not fit. */
  outdated: v.optional(v.boolean()),
})

/**
 * Tries once to deliver a waiting lead; it leaves the outbox when the server has accepted it, or when whoever waits for the
 * answer can correct what was refused. Without `canCorrect` the lead is late: nobody waits. Never runs for the same lead in
 * two tabs at once.
 */
export function deliverLead(
  entry: WaitingLead,
  services: SiteFacts['services'],
  outbox: Outbox,
  canCorrect?: CanCorrect,
): Promise<Delivery> {
  return withLeadLock(entry.key, () => deliverLocked(entry, services, outbox, canCorrect))
}

/** The same for a lead whose lock the caller holds. */
export async function deliverLocked(
  entry: WaitingLead,
  services: SiteFacts['services'],
  outbox: Outbox,
  canCorrect?: CanCorrect,
): Promise<Delivery> {
  // Another tab may have sent it since it was read.
  if (!(await outbox.holds(entry.key))) return { status: 'sent' }
  const delivery = await attempt(entry, services, canCorrect)
  if (delivery.status === 'sent') dropToken()
  if (delivery.status !== 'kept') await outbox.drop(entry.key)
  return delivery
}

/**
 * Does something with a lead unless somebody else does: then it is `kept`, and left to them. Without Web Locks (an old
 * browser, a page without TLS, a browser that forbids all storage), the server's idempotency has to suffice. The work itself
 * never rejects, so a rejection is the lock's.
 */
export async function withLeadLock(key: string, work: () => Promise<Delivery>): Promise<Delivery> {
  try {
    return await navigator.locks.request(`lead:${key}`, { ifAvailable: true }, (lock) =>
      lock ? work() : Promise.resolve({ status: 'kept' as const }),
    )
  } catch {
    return work()
  }
}

async function attempt(
  entry: WaitingLead,
  services: SiteFacts['services'],
  canCorrect?: CanCorrect,
): Promise<Delivery> {
  const slow = new AbortController()
  const timer = setTimeout(() => slow.abort(), RESPONSE_TIMEOUT)
  try {
    const { url, ...options } = await leadRequest(entry, services, !canCorrect)
    const response = await fetch(url, { ...options, signal: slow.signal })
    // The response to a no-cors request cannot be read; all that is known is that one arrived.
    if (response.type === 'opaque') return { status: 'sent' }
    const body: unknown = await response.json()
    if (response.ok) return { status: v.is(success, body) ? 'sent' : 'kept' }
    if (!v.is(rejection, body)) return { status: 'kept' }
    const { fields, outdated } = body
    if (!outdated && canCorrect?.(Object.keys(fields))) return { status: 'rejected', fields }
    // What an external service refuses when it is late goes to the site itself, which can keep it for somebody to look at.
    if (!canCorrect && isCrossOrigin(url)) return await attempt({ ...entry, endpoint: commonEndpoint }, services)
    return { status: 'kept' }
  } catch {
    return { status: 'kept' }
  } finally {
    clearTimeout(timer)
  }
}
