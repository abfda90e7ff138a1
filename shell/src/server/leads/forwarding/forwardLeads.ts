import { forwardLead } from './forwardLead.ts'
import { type ForwardAddresses, forwardAddress } from './forwardRequest.ts'
import type { LeadStore } from '../store/LeadStore.ts'
import { isLeadKind, leadSchemas } from '../forms/leadSchemas.ts'

const AT_ONCE = 5
/** Longer than the slowest delivery of a whole group, so that no second process takes what is on its way. */
const RESERVATION = 60_000

/** Hands on every lead that is due, a few at a time. Answers how many were tried. */
export async function forwardLeads(store: LeadStore, addresses: ForwardAddresses, now = Date.now): Promise<number> {
  const kinds = Object.keys(leadSchemas)
    .filter(isLeadKind)
    .filter((kind) => forwardAddress(kind, addresses))
  let tried = 0
  for (;;) {
    const time = now()
    const leads = await store.claim({ kinds, now: time, until: time + RESERVATION, limit: AT_ONCE })
    if (leads.length === 0) return tried
    await Promise.all(leads.map(async (lead) => store.settle(lead.number, await forwardLead(lead, addresses, now))))
    tried += leads.length
  }
}
