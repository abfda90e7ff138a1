import type { DeskChange, DeskNote, DeskQuery, LeadOrigin, LeadStage } from '@site/contracts/LeadDesk'
import type { Delivery, NewLead, StoredEntry, StoredLead } from './StoredLead.ts'

/** Storage of leads: SQLite or PostgreSQL, behind the same interface and the same tests. */
export type LeadStore = {
  /** Resolves when the lead is durable on disk. */
  save(lead: NewLead): Promise<SaveResult>
  /** In order of arrival, starting after `after`. */
  list(page: { after: number; limit: number }): Promise<StoredLead[]>
  counts(): Promise<LeadCounts>
  /** The number of leads waiting to be forwarded. Called often: an index covers it. */
  countWaiting(): Promise<number>
  /** The number of leads that their receiver has refused for minutes, and of those that were given up. */
  countOverdue(): Promise<number>
  /** The leads that a person of the agency looks for, newest first. */
  find(request: FindRequest): Promise<StoredLead[]>
  /** Every lead of the people who sent these, newest first: with one of their e-mail addresses or telephone numbers. */
  related(leads: readonly StoredLead[]): Promise<StoredLead[]>
  lead(number: number): Promise<StoredLead | undefined>
  deskCounts(): Promise<DeskCounts>
  activity(since: number): Promise<LeadActivity>
  owners(): Promise<string[]>
  /** Changes a lead if it still has the version that the change was made for, and adds what changed to its history. */
  change(number: number, change: DeskChange, act: Act): Promise<ChangeResult>
  /** Adds a note, once per key. False if there is no such lead. */
  addNote(number: number, note: DeskNote, act: Act): Promise<boolean>
  /**
   * The person has confirmed a subscription, once. Receivers that had to wait for this hear of it now. False if there is no such
   * lead.
   */
  confirm(key: string, act: Act): Promise<boolean>
  /** Which of these leads are confirmed. */
  confirmed(keys: readonly string[]): Promise<Set<string>>
  /** The person takes back the consent to advertising: these leads are handed on no more, and their history says so. */
  withdrawAdvertising(keys: readonly string[], act: Act): Promise<void>
  /** The history of leads by their keys, oldest entry first. */
  history(keys: readonly string[]): Promise<StoredEntry[]>
  /** Deletes every lead with this e-mail address or these keys, and what the database still contains of it elsewhere. */
  forget(whose: Whose): Promise<Forgotten>
  /** Deletes leads received before a time, unless they are more than a small share of all and it is not `forced`. */
  prune(request: { before: number; forced?: boolean }): Promise<Pruned>
  /** Returns leads that are due for delivery and reserves them until `until`, so that no other process takes them. */
  claim(request: ClaimRequest): Promise<StoredLead[]>
  settle(number: number, delivery: Delivery): Promise<void>
  /** Puts dead letters back into the queue. Returns their number. */
  revive(now: number): Promise<number>
  /** Puts one quarantined lead, or all, into the queue. Returns their number. */
  release(which: number | 'all', now: number): Promise<number>
  /** Writes every lead into a new SQLite file, while writes go on. Returns their number. */
  backUp(file: string): Promise<number>
  /** Adds a backup's leads unchanged, except those whose key exists. Returns the number added. */
  restore(leads: readonly StoredLead[], history?: readonly StoredEntry[]): Promise<number>
  /** Resolves if the database is writable. */
  probe(): Promise<void>
  /** Resolves when nothing is being saved any more. */
  close(): Promise<void>
}

/** `conflict`: somebody was faster, and nothing was changed. */
export type ChangeResult = 'changed' | 'conflict' | 'missing'

/**
 * `before`: only leads with smaller numbers. `heads`: only the newest lead of each person. `exceptKinds`: not of these forms.
 * `stepUntil`: with a next step up to that day.
 */
export type FindRequest = DeskQuery & {
  before?: number | undefined
  limit: number
  heads: boolean
  exceptKinds?: readonly string[]
  stepUntil?: string
}

/** What became of the leads since some moment, without a word of what people wrote; `person` has their search marks. */
export type LeadActivity = {
  received: {
    kind: string
    receivedAt: number
    answeredAt: number
    origin: LeadOrigin | undefined
    person: { email: string; phone: string }
  }[]
  /** Those that were won since then, and are. */
  won: { at: number; origin: LeadOrigin | undefined }[]
}

/** People in each stage, and how many leads each of the other rooms has. */
export type DeskCounts = { stages: Record<LeadStage, number>; rooms: { held: number; late: number } }

/** Leads by their person's e-mail address, or by their keys. */
export type Whose = { email: string } | { keys: readonly string[] }

/** Who did something, and when. */
export type Act = { by: string; at: number }

/** `known`: this very lead is already stored. `conflict`: its key belongs to a lead with different content. */
export type SaveResult = 'stored' | 'known' | 'conflict'

/** `late`: those of the quarantined leads that came after their form had changed. */
type LeadCounts = { total: number; unverified: number; late: number; oldest: number | null } & Record<
  Delivery['state'],
  number
>

/**
 * What was deleted, and who else has it: `receivers` have acknowledged it; for `tried` leads no acknowledgement came, but a
 * receiver may have them all the same.
 */
export type Forgotten = { removed: number; delivered: number; tried: number; receivers: string[] }

/** `refused`: so many leads are due for deletion that the clock is probably wrong; nothing was deleted. */
export type Pruned = { status: 'pruned'; removed: number } | { status: 'refused'; due: number; total: number }

export type ClaimRequest = { kinds: readonly string[]; now: number; until: number; limit: number }
