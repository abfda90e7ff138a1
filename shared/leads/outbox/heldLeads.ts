import { type WaitingLead, waitingLeadsFrom } from './Outbox.ts'

/** Leads that the open page has: still being written, or refused by every storage. */
export const heldLeads = (): WaitingLead[] => waitingLeadsFrom(window.__leads ?? [])

export function holdLead(lead: WaitingLead): void {
  releaseHeldLeads(({ key }) => key === lead.key)
  window.__leads?.push(lead)
}

export function releaseHeldLeads(matches: (lead: { key: string }) => boolean): void {
  window.__leads = (window.__leads ?? []).filter((lead) => !matches(lead))
}
