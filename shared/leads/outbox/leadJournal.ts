import type { SharedStorage } from '@site/contracts/documentContract'
import { type WaitingLead, waitingLeadsFrom } from './Outbox.ts'

/** Each lead has an entry of its own, so that tabs which write in the same moment lose none. */
const PREFIX = `${'leads' satisfies SharedStorage}/`

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

/** Whether there may be leads, without reading them. Throws if local storage is forbidden. */
export const hasJournal = () => names().length > 0

/** False if local storage is full or forbidden. */
export function writeToJournal(lead: WaitingLead): boolean {
  try {
    localStorage.setItem(PREFIX + lead.key, JSON.stringify(lead))
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

const names = () => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
const entries = () => names().map((name) => [name, read(name)] as const)

function read(name: string): WaitingLead | undefined {
  try {
    return waitingLeadsFrom([JSON.parse(localStorage.getItem(name) ?? '')])[0]
  } catch {
    return undefined
  }
}
