import type { LeadFields, LeadKind } from './leadSchemas.ts'

/** A checked lead, ready to be stored. Times are milliseconds since 1970. */
export type NewLead = {
  /** Same key, same lead: it is stored once. */
  key: string
  kind: LeadKind
  fields: LeadFields
  consent: { version: string; purpose: string; givenAt: number }
  receivedAt: number
  /** Whether it came with the server's own form token. */
  verified: boolean
}

export type Delivery = {
  state: 'waiting' | 'delivered' | 'dead'
  attempts: number
  nextAt: number
  lastError: string
}

export type StoredLead = NewLead & { number: number; delivery: Delivery }

/** `known`: this very lead is stored already. `conflict`: its key belongs to a lead that says something else. */
export type SaveResult = 'stored' | 'known' | 'conflict'

export type LeadCounts = { total: number; unverified: number; oldest: number | null } & Record<
  Delivery['state'],
  number
>

/** Where leads are kept: SQLite or PostgreSQL, behind the same few verbs and the same tests. */
export type LeadStore = {
  /** Resolves when the lead is durable on disk. */
  save(lead: NewLead): Promise<SaveResult>
  /** In the order they came, beginning after `after`. */
  list(page: { after: number; limit: number }): Promise<StoredLead[]>
  counts(): Promise<LeadCounts>
  /** Deletes every lead with this e-mail address; `delivered` of them had been handed on already. */
  forget(email: string): Promise<{ removed: number; delivered: number }>
  removeReceivedBefore(time: number): Promise<number>
  /** Takes leads that are due for delivery and reserves them until `until`, so that no other process takes them. */
  claim(request: { kinds: readonly LeadKind[]; now: number; until: number; limit: number }): Promise<StoredLead[]>
  settle(number: number, delivery: Delivery): Promise<void>
  /** Puts dead letters back into the queue. */
  revive(now: number): Promise<number>
  close(): Promise<void>
}
