import type { SiteFacts } from '@site/contracts/SiteFacts'
import { browserOutbox } from './browserOutbox.ts'
import { deliverLead } from './deliverLead.ts'
import type { Lead } from './Lead.ts'
import type { SiteEvent } from '@site/contracts/documentContract'
import { PRIVACY_TEXT_VERSION } from './privacyText.ts'
import type { SendResult } from './SendResult.ts'
import { TRAP_FIELD } from './trapField.ts'
import type { WaitingLead } from './WaitingLead.ts'

/**
 * Sends what a visitor gave. It is written to this browser's storage first, and stays there until a server has
 * acknowledged it: what could not be sent now is tried again by the shell (`startOutbox`). Never rejects.
 */
export async function sendLead(
  lead: Lead,
  services: SiteFacts['services'],
  outbox = browserOutbox,
): Promise<SendResult> {
  // Only a program fills in a field that nobody sees. It is to believe that it succeeded.
  if (trapped()) return { status: 'sent' }
  const entry = (await waitingTwin(lead, outbox)) ?? newEntry(lead)
  const stored = await outbox.keep(entry)
  const delivery = await deliverLead(entry, services, outbox)
  if (delivery.status !== 'kept') return delivery
  window.dispatchEvent(new Event('lead:waits' satisfies SiteEvent))
  return { status: stored ? 'kept' : 'unreachable' }
}

const trapped = () =>
  [...document.getElementsByName(TRAP_FIELD)].some((field) => field instanceof HTMLInputElement && field.value)

/** The same form sent again after a failure is the same lead, not a second one. */
async function waitingTwin(lead: Lead, outbox: typeof browserOutbox): Promise<WaitingLead | undefined> {
  const text = JSON.stringify(lead)
  return (await outbox.waiting()).find((entry) => JSON.stringify(entry.lead) === text)
}

function newEntry(lead: Lead): WaitingLead {
  // Not randomUUID, which a page without TLS does not have.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { key, at: Date.now(), consent: PRIVACY_TEXT_VERSION, lead }
}
