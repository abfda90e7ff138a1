import type { SiteFacts } from '@site/contracts/SiteFacts'
import * as v from 'valibot'
import { dropToken } from './formToken.ts'
import { leadRequest } from './leadRequest.ts'
import type { Outbox, WaitingLead } from './Outbox.ts'

/**
 * How handing in a lead ended. `kept`: not acknowledged yet, but safe in this browser and tried again by itself.
 * `rejected`: the server refused it; `fields` has a message in Portuguese per field.
 */
export type Delivery =
  | { status: 'sent' }
  | { status: 'kept' }
  | { status: 'rejected'; fields: Readonly<Record<string, string>> }

/** A server that takes longer has not acknowledged anything; the lead is tried again. */
const SLOWEST_ANSWER = 15_000

/** The body decides: a spreadsheet script answers 200 even when it refuses a row, and so does a captive portal. */
const success = v.object({ status: v.literal('success') })
const rejection = v.object({ status: v.literal('rejected'), fields: v.record(v.string(), v.string()) })

/** Tries once to hand in a waiting lead; it leaves the outbox when the server has taken or refused it. Two tabs never do it at once. */
export async function deliverLead(
  entry: WaitingLead,
  services: SiteFacts['services'],
  outbox: Outbox,
): Promise<Delivery> {
  return alone(`lead:${entry.key}`, async () => {
    // Another tab may have sent it since it was read from the outbox.
    if (!(await outbox.holds(entry.key))) return { status: 'sent' }
    const delivery = await attempt(entry, services)
    if (delivery.status === 'sent') dropToken()
    if (delivery.status !== 'kept') await outbox.drop(entry.key)
    return delivery
  })
}

/**
 * Without Web Locks (an old browser, a page without TLS, a browser that forbids all storage) the server's own
 * idempotency has to do. The work itself never fails, so a failure is the lock's.
 */
async function alone(name: string, work: () => Promise<Delivery>): Promise<Delivery> {
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) =>
      lock ? work() : Promise.resolve({ status: 'kept' as const }),
    )
  } catch {
    return work()
  }
}

async function attempt(entry: WaitingLead, services: SiteFacts['services']): Promise<Delivery> {
  const slow = new AbortController()
  const timer = setTimeout(() => slow.abort(), SLOWEST_ANSWER)
  try {
    const { url, ...options } = await leadRequest(entry, services)
    const response = await fetch(url, { ...options, signal: slow.signal })
    // An answer from a no-cors call cannot be read; that it came is all there is to know.
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
  // A server that does not know the form, because its remote is just being released, may know it soon.
  const isOurs = names.length === 0 || names.some((name) => name !== 'kind' && name in lead)
  return isOurs ? { status: 'rejected', fields } : { status: 'kept' }
}
