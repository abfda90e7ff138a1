import type { Lead } from './Lead.ts'

/** A lead with what its delivery needs: it is sent with the same key until it is acknowledged, so it is stored once. */
export type WaitingLead = {
  key: string
  /** When the visitor gave it, in milliseconds. */
  at: number
  /** Which privacy text the visitor had before their eyes. */
  consent: string
  lead: Lead
}
