import type { DeskQuery } from '@site/contracts/LeadDesk'
import { contactOf } from '../../database/tables/search/contactOf.ts'
import type { LeadStore } from '../store/LeadStore.ts'
import type { StoredLead } from '../store/StoredLead.ts'
import { type KnownContact, knownContact } from './knownContact.ts'
import { peopleAmong, peopleBehind, type PersonsForms } from './peopleBehind.ts'

/** Leads that are read together for an export: few enough to find every other form of their people. */
const AT_ONCE = 100

type Store = Pick<LeadStore, 'find' | 'related' | 'confirmed'>

/** A lead of an export, with how its person is reached by what all of her forms say. */
export type ExportedLead = { lead: StoredLead; confirmed: ReadonlySet<string>; contact: KnownContact }

/** Every lead that fits a search, not only the newest of each person, newest first. */
export async function* everyLead(store: Store, query: DeskQuery): AsyncGenerator<ExportedLead> {
  for (let before: number | undefined; ; ) {
    const found = await store.find({ ...query, before, limit: AT_ONCE, heads: false })
    const confirmed = await store.confirmed(found.map(({ key }) => key))
    const people = query.room === 'inbox' ? await peopleBehind(store, found) : peopleAmong(found)
    for (const lead of found) yield { lead, confirmed, contact: contactFrom(lead, people) }
    const last = found.at(-1)
    if (!last) return
    before = last.number
  }
}

/** The lead's own contact first, and the newest of the person's where it has none. */
function contactFrom(lead: StoredLead, people: readonly PersonsForms[]): KnownContact {
  const own = people.find((forms) => forms.some(({ number }) => number === lead.number)) ?? []
  const others = own.filter(({ number }) => number !== lead.number)
  return knownContact([lead, ...others].map(({ fields }) => contactOf(fields)))
}
