import type { DeskLead } from '@site/contracts/LeadDesk'

/** What a receiver is told: the lead as the desk shows it, and what only receivers need. */
export type NoticedLead = Pick<
  DeskLead,
  'number' | 'form' | 'receivedAt' | 'name' | 'email' | 'phone' | 'answers' | 'due' | 'origin'
> & {
  key: string
  kind: string
  /** Whether it came with the server's own form token. */
  isVerified: boolean
  /** Somebody at the desk tries whether notices arrive. */
  isTest?: true
}

/** Somebody who hears of each lead. */
export type NoticeTarget = {
  /** Its name at the desk and in the database. */
  name: string
  /** Where it is: a host or an address. */
  place: string
  /** Whether it has to hear of a lead; by default of every one. */
  concerns?(lead: NoticedLead): boolean | Promise<boolean>
  /** Resolves to why it was not taken, without a word of the lead; undefined if it was. Never rejects. */
  send(lead: NoticedLead): Promise<string | undefined>
}
