import type { SharedStorage } from '@site/contracts/documentContract'
import { type WaitingLead, waitingLeadsFrom } from './Outbox.ts'

const KEY = 'leads' satisfies SharedStorage

/** Leads that an earlier version has left in local storage. */
export function formerLeads(): WaitingLead[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? waitingLeadsFrom(stored) : []
  } catch {
    return []
  }
}

/** Removes from there what is elsewhere by now, or sent. */
export function forgetFormerLeads(isGone: (lead: WaitingLead) => boolean): void {
  const left = formerLeads().filter((lead) => !isGone(lead))
  try {
    if (left.length) localStorage.setItem(KEY, JSON.stringify(left))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
}
