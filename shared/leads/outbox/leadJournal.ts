import type { SharedStorage } from '@site/contracts/documentContract'
import { type WaitingLead, waitingLeadsFrom } from './Outbox.ts'

const KEY = 'leads' satisfies SharedStorage

/**
 * Leads in local storage, which is written within the visitor's tap: the page may be left before the database is even open.
 * Each is there until the database has it.
 */
export function journaledLeads(): WaitingLead[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? waitingLeadsFrom(stored) : []
  } catch {
    return []
  }
}

/** False if local storage is full or forbidden. */
export function writeToJournal(lead: WaitingLead): boolean {
  return replace([...journaledLeads().filter(({ key }) => key !== lead.key), lead])
}

/** Removes from there what is in the database by now, or sent. */
export function eraseFromJournal(isGone: (lead: WaitingLead) => boolean): void {
  replace(journaledLeads().filter((lead) => !isGone(lead)))
}

function replace(leads: readonly WaitingLead[]): boolean {
  try {
    if (leads.length) localStorage.setItem(KEY, JSON.stringify(leads))
    else localStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}
