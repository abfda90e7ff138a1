import type {} from '@site/contracts/documentContract'
import { forgetVisitor } from '../form/rememberedVisitor.ts'
import { inLeadDatabase } from './leadDatabase.ts'
import { type Outbox, waitingLeadsFrom } from './Outbox.ts'

/** The outbox of this browser: its database, and the open page for what the database does not take. */
export const browserOutbox: Outbox = {
  async keep(entry) {
    try {
      await inLeadDatabase((store) => store.put(entry))
      return true
    } catch {
      window.__leads = [...held().filter(({ key }) => key !== entry.key), entry]
      return false
    }
  },
  async waiting() {
    const stored = waitingLeadsFrom(await inLeadDatabase((store) => store.getAll()).catch(() => []))
    return [...stored, ...held().filter(({ key }) => !stored.some((entry) => entry.key === key))]
  },
  async holds(key) {
    if (held().some((entry) => entry.key === key)) return true
    const stored = await inLeadDatabase((store) => store.count(key)).catch(() => 1)
    return stored > 0
  },
  async drop(key) {
    window.__leads = held().filter((entry) => entry.key !== key)
    await inLeadDatabase((store) => store.delete(key)).catch(ignored)
  },
  async clear() {
    window.__leads = []
    await inLeadDatabase((store) => store.clear()).catch(ignored)
  },
}

/** Removes from this browser what waits to be sent and what forms remember. Answers how many leads it removed. */
export async function clearOutbox(outbox: Outbox = browserOutbox): Promise<number> {
  const { length } = await outbox.waiting()
  await outbox.clear()
  forgetVisitor()
  return length
}

const held = () => waitingLeadsFrom(window.__leads ?? [])

// Where the database is out of reach nothing was stored; and a lead sent twice is stored once by its key.
const ignored = () => {}
