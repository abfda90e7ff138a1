import { createHash } from 'node:crypto'
import { compositionName, problemCause, problemKind } from '@site/contracts/Generation'
import * as v from 'valibot'

/**
 * What a serving process asks of the one that composes: the site with other releases in place of what is `live`, a look at a
 * release whose process ended or one of whose files is damaged, or a composition that cannot be read.
 */
const siteRequest = v.variant('kind', [
  v.object({
    kind: v.literal('preview'),
    live: v.string(),
    releases: v.record(v.string(), v.object({ id: v.string(), digest: v.string() })),
  }),
  v.object({ kind: v.literal('doubt'), name: v.string(), release: v.string(), isDamaged: v.boolean() }),
  v.object({ kind: v.literal('damage'), composition: v.string() }),
])

const siteAnswer = v.variant('outcome', [
  v.object({ outcome: v.literal('composed'), composition: compositionName }),
  v.object({ outcome: v.literal('refused'), kind: problemKind, why: problemCause, reason: v.string() }),
  v.object({ outcome: v.literal('seen') }),
])

/** A request with the time at which it was made, in ms, and its answer once there is one. */
export const askedRequest = v.object({ request: siteRequest, at: v.number(), answer: v.optional(siteAnswer) })

export type SiteRequest = v.InferOutput<typeof siteRequest>
export type SiteAnswer = v.InferOutput<typeof siteAnswer>
export type AskedRequest = v.InferOutput<typeof askedRequest>

/** Where serving processes leave requests, and find answers. Each request is there once, whoever makes it. */
export type Requests = {
  /** Makes a request, again if it was answered longer than `valid` ms ago. Returns the answer if there is one. */
  ask(request: SiteRequest, valid: number): Promise<SiteAnswer | undefined>
  /** Those without an answer. Forgets what is old. */
  open(): Promise<SiteRequest[]>
  answer(request: SiteRequest, answer: SiteAnswer): Promise<void>
}

/** How long requests are kept, in ms. */
export const REQUEST_PERIOD = 60 * 60 * 1000

export const keyOfRequest = (request: SiteRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 32)
