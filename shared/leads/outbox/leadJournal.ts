import { journalNames, journalPrefix } from './journalNames.ts'
import { type WaitingLead, waitingLeadsFrom } from './Outbox.ts'

/**
 * Leads in local storage, which is written within the visitor's tap: the page may be left before the database is even open.
 * Each is there until the database has it.
 */
export function journaledLeads(): WaitingLead[] {
  try {
    return entries().flatMap(([, lead]) => lead ?? [])
  } catch {
    return []
  }
}

/** False if local storage is full or forbidden. */
export function writeToJournal(lead: WaitingLead): boolean {
  try {
    localStorage.setItem(journalPrefix + lead.key, JSON.stringify(lead))
    return true
  } catch {
    return false
  }
}

/** Removes from there what is in the database by now, or sent, and what is no lead. */
export function eraseFromJournal(isGone: (lead: WaitingLead) => boolean): void {
  try {
    for (const [name, lead] of entries()) if (!lead || isGone(lead)) localStorage.removeItem(name)
  } catch {
    // Nothing was written where storage is forbidden.
  }
}

const entries = () => journalNames().map((name) => [name, read(name)] as const)

function read(name: string): WaitingLead | undefined {
  try {
    return waitingLeadsFrom([JSON.parse(localStorage.getItem(name) ?? '')])[0]
  } catch {
    return undefined
  }
}
