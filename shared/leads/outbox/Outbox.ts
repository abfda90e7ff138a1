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
  /** Where the visit came from, as it is sent (`visitOrigin.ts`). */
  origin?: string | undefined
  /** What the visitor typed into fields that were read as something else. */
  typed?: Readonly<Record<string, string>> | undefined
  /** The visitor's answer to the question about advertising when it was submitted. */
  advertising?: string | undefined
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

/** The site's own endpoint for leads of every kind. */
export const commonEndpoint = { method: 'POST', path: '/leads' } as const satisfies FormEndpoint

const endpoint = v.object({
  method: v.picklist(['GET', 'POST']),
  path: v.string(),
  service: v.optional(v.string()),
  opaque: v.optional(v.literal(true)),
})

const value = v.union([
  v.string(),
  v.number(),
  v.pipe(
    v.unknown(),
    v.transform((other) => String(JSON.stringify(other))),
  ),
])

/**
 * Another release may have written it, an earlier one or a later one that was rolled back. So only what makes it a lead is
 * asked for, and the rest has a substitute: the common endpoint accepts every kind.
 */
const waitingLead = v.object({
  key: v.string(),
  at: v.fallback(v.number(), () => Date.now()),
  consent: v.fallback(v.string(), ''),
  lead: v.objectWithRest({ kind: v.string() }, value),
  endpoint: v.fallback(endpoint, { ...commonEndpoint, service: 'leadUrl' }),
  suspicious: v.fallback(v.optional(v.boolean()), undefined),
  origin: v.fallback(v.optional(v.string()), undefined),
  typed: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
  advertising: v.fallback(v.optional(v.string()), undefined),
})

/** What was read from storage, without entries that are no leads. */
export function waitingLeadsFrom(stored: readonly unknown[]): WaitingLead[] {
  return stored.flatMap((entry) => {
    const result = v.safeParse(waitingLead, entry)
    return result.success ? [result.output] : []
  })
}
