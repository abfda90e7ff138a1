import type { AdvertisingConsent } from '@site/contracts/advertisingConsent'
import type { DeskEntry, LeadOrigin, LeadStage } from '@site/contracts/LeadDesk'

/** A form's validated fields, as they are stored; of a `late` lead, whatever was sent. */
export type LeadFields = Readonly<Record<string, string | number>>

/**
 * Why somebody has to look at a lead before it is forwarded: it may be a bot's (`honeypot`, `early`), it comes from a preview
 * (`test`), or it arrived after its form had changed, and has the fields that it had then (`late`).
 */
export const suspicions = ['honeypot', 'early', 'test', 'late'] as const

export type Suspicion = (typeof suspicions)[number]

/** A lead, ready to be stored. Times are in ms since 1970. */
export type NewLead = {
  /** Identifies the lead, which is stored once per key. */
  key: string
  /** The kind of its form. Old leads may name a form that no longer exists. */
  kind: string
  fields: LeadFields
  /** What the visitor typed into fields that were read as something else, by name. It is no part of sameness. */
  typed?: Readonly<Record<string, string>>
  consent: { version: string; purpose: string; givenAt: number }
  receivedAt: number
  /** Whether it came with the server's own form token. */
  verified: boolean
  /** If set, the lead is stored as quarantined. */
  suspicion?: Suspicion
  /** Where its visitor came from, as the browser says. It is no part of sameness. */
  origin?: LeadOrigin | undefined
  /** The visitor's answer to the question about advertising at that moment. It is no part of sameness. */
  advertising?: AdvertisingConsent | undefined
}

export const deliveryStates = ['waiting', 'delivered', 'dead', 'quarantined'] as const

export type Delivery = {
  state: (typeof deliveryStates)[number]
  attempts: number
  nextAt: number
  lastError: string
  /** Host of the receiver that was last tried; empty if there was none. */
  receiver: string
}

/** What the agency's people have made of a lead. `answeredAt` is 0 until it has left the stage `new`. */
export type DeskState = {
  stage: LeadStage
  owner: string
  step: { text: string; on: string } | null
  /** The number of changes so far. */
  version: number
  answeredAt: number
}

export type StoredLead = NewLead & { number: number; delivery: Delivery; desk: DeskState }

/** An entry of the history of a lead, for a backup. */
export type StoredEntry = Omit<DeskEntry, 'id'> & { key: string; lead: string }
