import type { SharedStorage } from '@site/contracts/documentContract'
import { type WaitingLead, waitingLeadsFrom } from './Outbox.ts'

const KEY = 'leads' satisfies SharedStorage

/**
 * Leads outside the database: still being written to it, or refused by it. Local storage has those of pages that were left.
 */
export function heldLeads(): WaitingLead[] {
  const leads = [...abandonedLeads(), ...waitingLeadsFrom(window.__leads ?? [])]
  return [...new Map(leads.map((lead) => [lead.key, lead])).values()]
}

/**
 * Holds a lead at once, before anything asynchronous: the page may be left right after the visitor's tap. In that case
 * whatever the database does not have yet goes to local storage, which is written synchronously.
 */
export function holdLead(lead: WaitingLead): void {
  window.__leads = [...(window.__leads ?? []).filter(({ key }) => key !== lead.key), lead]
  window.addEventListener('pagehide', saveHeldLeads)
}

/** Releases the matching leads, in the page and in local storage. */
export function releaseHeldLeads(matches: (lead: { key: string }) => boolean): void {
  window.__leads = (window.__leads ?? []).filter((lead) => !matches(lead))
  store(abandonedLeads().filter((lead) => !matches(lead)))
}

function saveHeldLeads(): void {
  if (window.__leads?.length) store(heldLeads())
}

function abandonedLeads(): WaitingLead[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? waitingLeadsFrom(stored) : []
  } catch {
    return []
  }
}

function store(leads: readonly WaitingLead[]): void {
  try {
    if (leads.length) localStorage.setItem(KEY, JSON.stringify(leads))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is full or forbidden: they stay in the page as long as it is open.
  }
}
