import type {} from '@site/contracts/documentContract'
import { forgetVisitor } from '../form/rememberedVisitor.ts'
import { forgetArrivals } from './arrivals.ts'
import { heldLeads, holdLead, releaseHeldLeads } from './heldLeads.ts'
import { inLeadDatabase } from './leadDatabase.ts'
import { eraseFromJournal, journaledLeads, writeToJournal } from './leadJournal.ts'
import { type Outbox, type WaitingLead, waitingLeadsFrom } from './Outbox.ts'

/**
 * This browser's outbox: its database; its local storage for what the database does not have yet or refuses; and the open page
 * where both are forbidden.
 */
export const browserOutbox: Outbox = {
  async keep(entry) {
    holdLead(entry)
    const isJournaled = writeToJournal(entry)
    return (await store(entry)) || isJournaled
  },
  async waiting() {
    for (const lead of journaledLeads()) await store(lead)
    const stored = waitingLeadsFrom(await inLeadDatabase((leads) => leads.getAll()).catch(() => []))
    return [...new Map([...stored, ...elsewhere()].map((lead) => [lead.key, lead])).values()]
  },
  async holds(key) {
    if (elsewhere().some((entry) => entry.key === key)) return true
    const stored = await inLeadDatabase((leads) => leads.count(key)).catch(() => 1)
    return stored > 0
  },
  async drop(key) {
    forget((entry) => entry.key === key)
    await inLeadDatabase((leads) => leads.delete(key)).catch(ignored)
  },
  async clear() {
    forget(() => true)
    await inLeadDatabase((leads) => leads.clear()).catch(ignored)
  },
}

/** Whether the database has the lead now, and so nothing else has to. */
async function store(entry: WaitingLead): Promise<boolean> {
  try {
    await inLeadDatabase((leads) => leads.put(entry))
  } catch {
    return false
  }
  forget(({ key }) => key === entry.key)
  return true
}

const elsewhere = () => [...journaledLeads(), ...heldLeads()]

function forget(isGone: (lead: { key: string }) => boolean): void {
  releaseHeldLeads(isGone)
  eraseFromJournal(isGone)
}

/** Removes waiting leads and remembered form data from this browser. Returns the number of leads removed. */
export async function clearOutbox(outbox: Outbox = browserOutbox): Promise<number> {
  const { length } = await outbox.waiting()
  await outbox.clear()
  forgetVisitor()
  forgetArrivals()
  return length
}

// If the database cannot be reached, nothing was stored in it; and a lead that is sent twice is stored once, by its key.
const ignored = () => {}
