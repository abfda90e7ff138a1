import type { FormEndpoint } from '@site/contracts/FormDefinition'
import * as v from 'valibot'

/** A submitted form: its kind and its validated values. */
export type Lead = Readonly<{ kind: string; [name: string]: string | number }>

/**
 * A lead with what its delivery needs. It is sent with the same key until it is acknowledged, so that it is stored only
 * once.
 */
export type WaitingLead = {
  key: string
  /** When the visitor submitted it, in ms. */
  at: number
  /** The version of the privacy notice that the visitor saw. */
  consent: string
  lead: Lead
  endpoint: FormEndpoint
  /** The honeypot was filled in. */
  suspicious?: boolean | undefined
}

/** Holds leads until a server has acknowledged them. */
export type Outbox = {
  /** Resolves to false if the lead is only kept until the page is closed, because storage is forbidden or missing. */
  keep(entry: WaitingLead): Promise<boolean>
  waiting(): Promise<WaitingLead[]>
  /** Also true if the storage cannot tell: sending twice is better than never. */
  holds(key: string): Promise<boolean>
  drop(key: string): Promise<void>
  clear(): Promise<void>
}

// An earlier version of this site stored leads without it. The common endpoint accepts every kind.
const commonEndpoint: FormEndpoint = { method: 'POST', path: '/leads', service: 'leadUrl' }

const waitingLead = v.object({
  key: v.string(),
  at: v.number(),
  consent: v.string(),
  lead: v.objectWithRest({ kind: v.string() }, v.union([v.string(), v.number()])),
  endpoint: v.optional(
    v.object({
      method: v.picklist(['GET', 'POST']),
      path: v.string(),
      service: v.optional(v.string()),
      opaque: v.optional(v.literal(true)),
    }),
    commonEndpoint,
  ),
  suspicious: v.optional(v.boolean()),
})

/** What was read from storage, without entries that this code cannot have written. */
export function waitingLeadsFrom(stored: readonly unknown[]): WaitingLead[] {
  return stored.flatMap((entry) => {
    const result = v.safeParse(waitingLead, entry)
    return result.success ? [result.output] : []
  })
}
