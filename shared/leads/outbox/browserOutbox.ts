import type {} from '@site/contracts/documentContract'
import { forgetVisitor } from '../form/rememberedVisitor.ts'
import { forgetArrivals } from './arrivals.ts'
import { forgetFormerLeads, formerLeads } from './formerLeads.ts'
import { heldLeads, holdLead, releaseHeldLeads } from './heldLeads.ts'
import { inLeadDatabase } from './leadDatabase.ts'
import { type Outbox, type WaitingLead, waitingLeadsFrom } from './Outbox.ts'

/** This browser's outbox: its database, and the open page for whatever the database does not have yet or refuses. */
export const browserOutbox: Outbox = {
  keep,
  async waiting() {
    for (const lead of formerLeads()) if (await keep(lead)) forgetFormerLeads(({ key }) => key === lead.key)
    const stored = waitingLeadsFrom(await inLeadDatabase((store) => store.getAll()).catch(() => []))
    return [...stored, ...heldLeads().filter(({ key }) => !stored.some((entry) => entry.key === key))]
  },
  async holds(key) {
    if (heldLeads().some((entry) => entry.key === key)) return true
    const stored = await inLeadDatabase((store) => store.count(key)).catch(() => 1)
    return stored > 0
  },
  async drop(key) {
    releaseHeldLeads((entry) => entry.key === key)
    forgetFormerLeads((entry) => entry.key === key)
    await inLeadDatabase((store) => store.delete(key)).catch(ignored)
  },
  async clear() {
    releaseHeldLeads(() => true)
    forgetFormerLeads(() => true)
    await inLeadDatabase((store) => store.clear()).catch(ignored)
  },
}

async function keep(entry: WaitingLead): Promise<boolean> {
  holdLead(entry)
  try {
    await inLeadDatabase((store) => store.put(entry))
  } catch {
    return false
  }
  releaseHeldLeads(({ key }) => key === entry.key)
  return true
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
