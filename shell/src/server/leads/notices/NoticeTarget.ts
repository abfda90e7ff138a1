import type { AdvertisingConsent } from '@site/contracts/advertisingConsent'
import type { DeskLead } from '@site/contracts/LeadDesk'

/** What a receiver is told: the lead as the desk shows it, and what only receivers need. */
export type NoticedLead = Pick<
  DeskLead,
  'number' | 'form' | 'receivedAt' | 'name' | 'email' | 'phone' | 'answers' | 'due' | 'origin'
> & {
  /** How the person is reached by what earlier forms say too: only people of the agency are told. */
  known?: Pick<DeskLead, 'name' | 'email' | 'phone'>
  key: string
  kind: string
  /** Whether it came with the server's own form token. */
  isVerified: boolean
  /** What the person has answered to the question about advertising. */
  advertising?: AdvertisingConsent | undefined
  /** When it last became a customer; undefined if it has not. */
  wonAt?: string | undefined
  /** Somebody at the desk tries whether notices arrive. */
  isTest?: true
}

export type NoticeMoment = 'arrival' | 'won'

/** Somebody who hears of each lead. */
export type NoticeTarget = {
  /** Its name at the desk and in the database. */
  name: string
  /** Where it is: a host or an address. */
  place: string
  /** Whether it writes to whoever has sent the form, so that a test would reach nobody. */
  writesToVisitors?: true
  /** When it hears of a lead: when it arrives, which is usual, or when it is won. */
  moment?: NoticeMoment
  /** Whether it has to hear of a lead; by default of every one. A text says why not, for the desk. */
  concerns?(lead: NoticedLead): boolean | string | Promise<boolean | string>
  /** Resolves to why it was not taken, without a word of the lead; undefined if it was. Never rejects. */
  send(lead: NoticedLead): Promise<string | undefined>
}
