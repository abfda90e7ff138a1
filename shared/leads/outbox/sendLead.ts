import type { SiteEvent } from '@site/contracts/documentContract'
import type { FormDefinition, FormValues } from '@site/contracts/FormDefinition'
import { HONEYPOT_FIELD, leadHeaders } from '@site/contracts/leadRequest'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { PRIVACY_TEXT_VERSION } from '../form/PrivacyNotice.tsx'
import { advertisingAnswer } from './advertisingAnswer.ts'
import { browserOutbox } from './browserOutbox.ts'
import { type CanCorrect, type Delivery, deliverLead, deliverLocked, withLeadLock } from './deliverLead.ts'
import type { WaitingLead } from './Outbox.ts'
import { visitOrigin } from './visitOrigin.ts'

/**
 * The result of sending a lead. `unreachable`: neither sent nor stored, because this browser forbids storage; it is retried
 * only while the page is open.
 */
export type SendResult = Delivery | { status: 'unreachable' }

/**
 * Sends a submitted form. It is stored in this browser first, and stays there until a server has acknowledged it; whatever
 * could not be sent now is retried by the shell (`startOutbox`). A refusal is final only if the visitor can correct it.
 * Never rejects.
 */
export async function sendLead(
  { kind, endpoint }: Pick<FormDefinition, 'kind' | 'endpoint'>,
  values: FormValues,
  services: SiteFacts['services'],
  outbox = browserOutbox,
  canCorrect: CanCorrect = (names) => names.every((name) => name in values),
  typed?: WaitingLead['typed'],
): Promise<SendResult> {
  const suspicious = isHoneypotFilled()
  const form = dataOfForm(kind)
  const advertising = advertisingAnswer()
  const fresh: WaitingLead = {
    key: form?.get(leadHeaders.key)?.toString() ?? newKey(),
    origin: visitOrigin(form),
    at: Date.now(),
    // The words that this form's page has shown, whatever the site says by now.
    consent: form?.get('consent')?.toString() ?? PRIVACY_TEXT_VERSION,
    lead: { kind, ...values },
    endpoint,
    ...(suspicious && { suspicious }),
    ...(typed && { typed }),
    ...(advertising && { advertising }),
  }
  // Before anything asynchronous: the visitor may be thanked, and leave, at once.
  const storing = outbox.keep(fresh)
  // Locked in the same moment: whatever else sends waiting leads must not take it from the visitor who waits for the outcome.
  const delivery = await withLeadLock(fresh.key, async () => {
    await storing
    const duplicate = await waitingDuplicate(fresh, outbox)
    if (!duplicate) return deliverLocked(fresh, services, outbox, canCorrect)
    await outbox.drop(fresh.key)
    return deliverLead(duplicate, services, outbox, canCorrect)
  })
  const stored = await storing
  if (delivery.status !== 'kept') return delivery
  window.dispatchEvent(new Event('lead:waits' satisfies SiteEvent))
  return { status: stored ? 'kept' : 'unreachable' }
}

const isHoneypotFilled = () =>
  [...document.getElementsByName(HONEYPOT_FIELD)].some((field) => field instanceof HTMLInputElement && field.value)

/** What the browser itself would post, with the key with which it may have done so while the page was loading. */
function dataOfForm(kind: string): FormData | undefined {
  return [...document.forms].map((form) => new FormData(form)).find((given) => given.get('kind') === kind)
}

/** The same form submitted again after a failure is the same lead, not a second one. */
async function waitingDuplicate(
  { key, lead }: WaitingLead,
  outbox: typeof browserOutbox,
): Promise<WaitingLead | undefined> {
  const text = JSON.stringify(lead)
  return (await outbox.waiting()).find((entry) => entry.key !== key && JSON.stringify(entry.lead) === text)
}

/** For a form whose data has none. Not `crypto.randomUUID`, which does not exist on a page without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
