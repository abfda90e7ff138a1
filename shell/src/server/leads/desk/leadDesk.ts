import type { DeskChange, DeskDetails, DeskNote, DeskPage, DeskQuery } from '@site/contracts/LeadDesk'
import type { Act, ChangeResult, Forgotten, LeadStore } from '../store/LeadStore.ts'
import type { StoredLead } from '../store/StoredLead.ts'
import type { LeadNotices } from '../notices/LeadNotices.ts'
import { type DeskFacts, deskLeadOf, submissionOf } from './deskLeadOf.ts'
import { everyLead } from './everyLead.ts'
import { peopleBehind, type PersonsForms } from './peopleBehind.ts'

/** People on one page of the desk. */
const PAGE_LENGTH = 30

type Store = Pick<
  LeadStore,
  | 'find'
  | 'related'
  | 'lead'
  | 'deskCounts'
  | 'owners'
  | 'change'
  | 'addNote'
  | 'withdrawAdvertising'
  | 'history'
  | 'forget'
  | 'release'
  | 'confirmed'
>

type Options = {
  store: Store
  notices: Pick<LeadNotices, 'of' | 'failing'>
  facts: () => DeskFacts
  /** Names of those who sell. */
  team: () => Promise<readonly string[]>
}

export type LeadDesk = ReturnType<typeof createLeadDesk>

/** What the agency's people see of leads and do with them, without the network. */
export function createLeadDesk({ store, notices, facts, team }: Options) {
  /** A lead's person: all forms that the person has sent, newest first. */
  async function personOf(number: number): Promise<PersonsForms | undefined> {
    const lead = await store.lead(number)
    if (!lead) return undefined
    if (lead.delivery.state === 'quarantined') return [lead]
    const [first = lead, ...others] = await store.related([lead])
    return [first, ...others]
  }

  /** The page's leads with what belongs to them: of each person all forms, under the newest one that was found. */
  async function peopleOf(found: readonly StoredLead[], isInbox: boolean) {
    if (!isInbox) return found.map((lead): PersonsForms => [lead])
    // The newest form of somebody on another page stands there.
    return (await peopleBehind(store, found)).filter(([newest]) => found.some(({ number }) => number === newest.number))
  }

  async function shown(people: readonly Readonly<PersonsForms>[]) {
    const keys = people.flat().map(({ key }) => key)
    const [history, { troubles, withheld }] = await Promise.all([store.history(keys), notices.of(keys)])
    const notes = new Map<string, number>()
    for (const { lead, kind } of history) if (kind === 'note') notes.set(lead, (notes.get(lead) ?? 0) + 1)
    const confirmed = new Set(history.flatMap(({ lead, kind }) => (kind === 'confirmed' ? [lead] : [])))
    return people.map((requests) => deskLeadOf(requests, facts(), { notes, troubles, withheld, confirmed }))
  }

  return {
    async page(query: DeskQuery, before: number | undefined, { by: me, at }: Act): Promise<DeskPage> {
      const found = await store.find({ ...query, before, limit: PAGE_LENGTH, heads: true })
      const people = await peopleOf(found, query.room === 'inbox')
      const [leads, counts, owners, sellers, failing] = await Promise.all([
        shown(people),
        store.deskCounts(),
        store.owners(),
        team(),
        notices.failing(),
      ])
      const next = found.length === PAGE_LENGTH ? (found.at(-1)?.number ?? null) : null
      return { at: new Date(at).toISOString(), me, leads, next, owners, team: [...sellers], failing, ...counts }
    },

    async details(number: number): Promise<DeskDetails | undefined> {
      const requests = await personOf(number)
      if (!requests) return undefined
      const [lead] = await shown([requests])
      const history = await store.history(requests.map(({ key }) => key))
      const submissions = requests.map((one) => submissionOf(one, facts().forms))
      return (
        lead && {
          ...{ lead, submissions },
          history: history.map(({ key: id, at, by, kind, text }) => ({ id, at, by, kind, text })),
        }
      )
    },

    change: (number: number, change: DeskChange, act: Act): Promise<ChangeResult> => store.change(number, change, act),
    addNote: (number: number, note: DeskNote, act: Act): Promise<boolean> => store.addNote(number, note, act),

    /** Hands a lead on that somebody has looked at. */
    release: async (number: number, { at }: Act): Promise<boolean> => (await store.release(number, at)) > 0,

    /** Nothing that the person has sent is handed on to an advertising company any more. */
    async withdrawAdvertising(number: number, act: Act): Promise<boolean> {
      const requests = await personOf(number)
      if (!requests) return false
      await store.withdrawAdvertising(
        requests.map(({ key }) => key),
        act,
      )
      return true
    },

    /** Deletes forms of the person who sent a lead, and no other ones. Undefined if they are gone. */
    async forget(number: number, numbers: readonly number[]): Promise<Forgotten | undefined> {
      const chosen = (await personOf(number))?.filter((one) => numbers.includes(one.number)) ?? []
      return chosen.length > 0 ? store.forget({ keys: chosen.map(({ key }) => key) }) : undefined
    },

    /** Everything that is stored about the person who sent a lead, or of those of her forms. */
    async person(number: number, numbers?: readonly number[]) {
      const requests = (await personOf(number))?.filter((one) => !numbers || numbers.includes(one.number)) ?? []
      if (requests.length === 0) return undefined
      const keys = requests.map(({ key }) => key)
      return { requests, history: await store.history(keys), told: (await notices.of(keys)).told }
    },

    everyLead: (query: DeskQuery) => everyLead(store, query),
  }
}
