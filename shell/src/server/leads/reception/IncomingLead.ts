import type { LeadKind } from '../forms/leadSchemas.ts'

/** What a request brought, not yet checked. */
export type IncomingLead = {
  kind: LeadKind
  fields: unknown
  /** The sender's address; counted, never stored. */
  address: string
  key?: string
  givenAt?: string
  consent?: string
  token?: string
  /** What stands in the field that people never see. */
  trap?: string
}

/** How it ended. `taken` is also what a program gets to hear that was found out. */
export type Reception =
  | { status: 'taken' }
  | { status: 'rejected'; messages: Readonly<Record<string, string>> }
  | { status: 'tooMany'; seconds: number }
  | { status: 'unavailable'; reason: string }
