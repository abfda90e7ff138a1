import type { FormEndpoint } from '@site/contracts/FormDefinition'
import * as v from 'valibot'

/** What a visitor gave: the kind of the form and its checked values. */
export type Lead = Readonly<{ kind: string; [name: string]: string | number }>

/** A lead with what its delivery needs: it is sent with the same key until it is acknowledged, so it is stored once. */
export type WaitingLead = {
  key: string
  /** When the visitor gave it, in milliseconds. */
  at: number
  /** Which privacy text the visitor had before their eyes. */
  consent: string
  lead: Lead
  endpoint: FormEndpoint
  /** The field that people never see was filled in. */
  suspicious?: boolean | undefined
}

/** Where leads wait until a server has acknowledged them. */
export type Outbox = {
  /** False when the lead is only held until the page is closed, because this browser forbids or lacks storage. */
  keep(entry: WaitingLead): Promise<boolean>
  waiting(): Promise<WaitingLead[]>
  /** True as well when the storage cannot say: sent twice is better than never. */
  holds(key: string): Promise<boolean>
  drop(key: string): Promise<void>
  clear(): Promise<void>
}

// A version of this site before this one kept leads without it. The common endpoint takes every kind.
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

/** What was read from storage, without entries that this program cannot have written. */
export function waitingLeadsFrom(stored: readonly unknown[]): WaitingLead[] {
  return stored.flatMap((entry) => {
    const result = v.safeParse(waitingLead, entry)
    return result.success ? [result.output] : []
  })
}
