import type { SiteFacts } from '@site/contracts/SiteFacts'
import * as v from 'valibot'
import { dropToken } from './formToken.ts'
import { leadRequest } from './leadRequest.ts'
import type { Outbox, WaitingLead } from './Outbox.ts'

/**
 * The result of delivering a lead. `kept`: not acknowledged yet, but stored in this browser and retried automatically.
 * `rejected`: the server refused it; `fields` has a message in Portuguese per field.
 */
export type Delivery =
  | { status: 'sent' }
  | { status: 'kept' }
  | { status: 'rejected'; fields: Readonly<Record<string, string>> }

/** After this the request counts as unacknowledged, and the lead is retried. In ms. */
const RESPONSE_TIMEOUT = 15_000

/** The body decides: a spreadsheet script responds with 200 even if it refuses a row, and so does a captive portal. */
const success = v.object({ status: v.literal('success') })
const rejection = v.object({ status: v.literal('rejected'), fields: v.record(v.string(), v.string()) })

/**
 * Tries once to deliver a waiting lead; it leaves the outbox when the server has accepted or refused it. Never runs for the
 * same lead in two tabs at once.
 */
export function deliverLead(entry: WaitingLead, services: SiteFacts['services'], outbox: Outbox): Promise<Delivery> {
  return withLeadLock(entry.key, () => deliverLocked(entry, services, outbox))
}

/** The same for a lead whose lock the caller holds. */
export async function deliverLocked(
  entry: WaitingLead,
  services: SiteFacts['services'],
  outbox: Outbox,
): Promise<Delivery> {
  // Another tab may have sent it since it was read.
  if (!(await outbox.holds(entry.key))) return { status: 'sent' }
  const delivery = await attempt(entry, services)
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

async function attempt(entry: WaitingLead, services: SiteFacts['services']): Promise<Delivery> {
  const slow = new AbortController()
  const timer = setTimeout(() => slow.abort(), RESPONSE_TIMEOUT)
  try {
    const { url, ...options } = await leadRequest(entry, services)
    const response = await fetch(url, { ...options, signal: slow.signal })
    // The response to a no-cors request cannot be read; all that is known is that one arrived.
    if (response.type === 'opaque') return { status: 'sent' }
    return judge(response.ok, await response.json(), entry)
  } catch {
    return { status: 'kept' }
  } finally {
    clearTimeout(timer)
  }
}

function judge(ok: boolean, body: unknown, { lead }: WaitingLead): Delivery {
  if (ok) return v.is(success, body) ? { status: 'sent' } : { status: 'kept' }
  if (!v.is(rejection, body)) return { status: 'kept' }
  const { fields } = body
  const names = Object.keys(fields)
  // A server that does not know the form may know it soon, if its remote is just being released.
  const isOurs = names.length === 0 || names.some((name) => name !== 'kind' && name in lead)
  return isOurs ? { status: 'rejected', fields } : { status: 'kept' }
}
