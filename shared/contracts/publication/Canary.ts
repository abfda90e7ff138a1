import * as v from 'valibot'
import { releaseId } from '../release/ReleaseFiles.ts'

/** Share of the visitors, in percent. */
const share = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))

/** How a release is to be tried out: by a share of the visitors first, beside the one that is live. */
export const canaryRequest = v.strictObject({
  share,
  /** True when the site raises the share by itself, up to all visitors, for as long as they fare no worse. */
  auto: v.boolean(),
})

export type CanaryRequest = v.InferOutput<typeof canaryRequest>

/** A release that is tried out, as the server that judges has decided. */
export const runningCanary = v.object({
  release: releaseId,
  /** Number of the publication that asked for it. */
  counter: v.number(),
  share,
  auto: v.boolean(),
  /** When it was tried out first, and since when it has had this share, as ISO dates. */
  begun: v.string(),
  since: v.string(),
  /** What visitors' views say of it so far. */
  verdict: v.picklist(['not enough data', 'fine']),
})

export type RunningCanary = v.InferOutput<typeof runningCanary>

/** Ids of the releases that a generation lets some visitors try out, by name. */
export function releasesOfCanaries({ canaries = {} }: { canaries?: Readonly<Record<string, RunningCanary>> }) {
  return Object.fromEntries(Object.entries(canaries).map(([name, { release }]) => [name, release]))
}

/** Shares on the way to all visitors. */
const steps = [1, 10, 50] as const

/** The share that follows one that visitors fared well with; undefined for all of them. */
export function nextShare(present: number): number | undefined {
  return steps.find((step) => step > present)
}
