/** A form's checked fields, as they are stored. */
export type LeadFields = Readonly<Record<string, string | number>>

/**
 * Why a lead may not be a visitor's: a program sent it, or somebody who tries the site out. It is kept, but not handed on
 * before somebody has looked at it.
 */
export const suspicions = ['honeypot', 'early', 'test'] as const

export type Suspicion = (typeof suspicions)[number]

/** A checked lead, ready to be stored. Times are milliseconds since 1970. */
export type NewLead = {
  /** Same key, same lead: it is stored once. */
  key: string
  /** Which form it came from. Old leads may name a form that is gone. */
  kind: string
  fields: LeadFields
  consent: { version: string; purpose: string; givenAt: number }
  receivedAt: number
  /** Whether it came with the server's own form token. */
  verified: boolean
  /** Stores it as quarantined. */
  suspicion?: Suspicion
}

export const deliveryStates = ['waiting', 'delivered', 'dead', 'quarantined'] as const

export type Delivery = {
  state: (typeof deliveryStates)[number]
  attempts: number
  nextAt: number
  lastError: string
  /** Host of the receiver that was tried last; empty when none was. */
  receiver: string
}

export type StoredLead = NewLead & { number: number; delivery: Delivery }

/** `known`: this very lead is stored already. `conflict`: its key belongs to a lead that says something else. */
export type SaveResult = 'stored' | 'known' | 'conflict'

type LeadCounts = { total: number; unverified: number; oldest: number | null } & Record<Delivery['state'], number>

/** What was deleted, and who else has it: `receivers` acknowledged it, `tried` never did but may have it all the same. */
export type Forgotten = { removed: number; delivered: number; tried: number; receivers: string[] }

/** `refused`: so many leads seem to be too old that the clock is more likely to be wrong; nothing was deleted. */
export type Pruned = { status: 'pruned'; removed: number } | { status: 'refused'; due: number; total: number }

export type ClaimRequest = { kinds: readonly string[]; now: number; until: number; limit: number }

/** Where leads are kept: SQLite or PostgreSQL, behind the same few verbs and the same tests. */
export type LeadStore = {
  /** Resolves when the lead is durable on disk. */
  save(lead: NewLead): Promise<SaveResult>
  /** In the order they came, beginning after `after`. */
  list(page: { after: number; limit: number }): Promise<StoredLead[]>
  counts(): Promise<LeadCounts>
  /** How many wait to be handed on. Asked again and again: an index answers it. */
  countWaiting(): Promise<number>
  /** Deletes every lead with this e-mail address, and what the database still holds of it elsewhere. */
  forget(email: string): Promise<Forgotten>
  /** Deletes leads received before a time, unless that is more than a small share of all and not `forced`. */
  prune(request: { before: number; forced?: boolean }): Promise<Pruned>
  /** Takes leads that are due for delivery and reserves them until `until`, so that no other process takes them. */
  claim(request: ClaimRequest): Promise<StoredLead[]>
  settle(number: number, delivery: Delivery): Promise<void>
  /** Puts dead letters back into the queue. */
  revive(now: number): Promise<number>
  /** Puts quarantined leads into the queue: one of them, or all. */
  release(which: number | 'all', now: number): Promise<number>
  /** Writes every lead into a new SQLite file, while others go on writing. Answers how many. */
  backUp(file: string): Promise<number>
  /** Adds leads of a backup as they were; a key that is there already is left alone. Answers how many were added. */
  restore(leads: readonly StoredLead[]): Promise<number>
  /** Resolves when the database can be written to. */
  probe(): Promise<void>
  close(): Promise<void>
}
