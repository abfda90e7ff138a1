import type { SiteEvent } from '@site/contracts/documentContract'
import type { FormDefinition, FormValues } from '@site/contracts/FormDefinition'
import { HONEYPOT_FIELD } from '@site/contracts/leadRequest'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { PRIVACY_TEXT_VERSION } from '../form/PrivacyNotice.tsx'
import { browserOutbox } from './browserOutbox.ts'
import { type Delivery, deliverLead } from './deliverLead.ts'
import type { WaitingLead } from './Outbox.ts'

/**
 * How sending a lead ended: `unreachable` is neither sent nor kept, because this browser forbids storage; it is tried
 * again only while the page is open.
 */
export type SendResult = Delivery | { status: 'unreachable' }

/**
 * Sends what a visitor gave. It is written to this browser's storage first, and stays there until a server has
 * acknowledged it: what could not be sent now is tried again by the shell (`startOutbox`). Never rejects.
 */
export async function sendLead(
  { kind, endpoint }: Pick<FormDefinition, 'kind' | 'endpoint'>,
  values: FormValues,
  services: SiteFacts['services'],
  outbox = browserOutbox,
): Promise<SendResult> {
  const suspicious = isHoneypotFilled()
  const fresh: WaitingLead = {
    key: newKey(),
    at: Date.now(),
    consent: PRIVACY_TEXT_VERSION,
    lead: { kind, ...values },
    endpoint,
    ...(suspicious && { suspicious }),
  }
  const entry = (await waitingDuplicate(fresh, outbox)) ?? fresh
  const stored = await outbox.keep(entry)
  const delivery = await deliverLead(entry, services, outbox)
  if (delivery.status !== 'kept') return delivery
  window.dispatchEvent(new Event('lead:waits' satisfies SiteEvent))
  return { status: stored ? 'kept' : 'unreachable' }
}

const isHoneypotFilled = () =>
  [...document.getElementsByName(HONEYPOT_FIELD)].some((field) => field instanceof HTMLInputElement && field.value)

/** The same form sent again after a failure is the same lead, not a second one. */
async function waitingDuplicate({ lead }: WaitingLead, outbox: typeof browserOutbox): Promise<WaitingLead | undefined> {
  const text = JSON.stringify(lead)
  return (await outbox.waiting()).find((entry) => JSON.stringify(entry.lead) === text)
}

/** Not randomUUID, which a page without TLS does not have. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
