import * as v from 'valibot'
import { releaseId } from '../release/ReleaseFiles.ts'

/** Share of the visitors, in percent. */
const share = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))

/** A request to serve a release to a share of the visitors first, next to the live one. */
export const canaryRequest = v.strictObject({
  share,
  /**
   * True if the site raises the share by itself, up to all visitors, as long as views go no worse than with the live
   * release.
   */
  auto: v.boolean(),
})

export type CanaryRequest = v.InferOutput<typeof canaryRequest>

/** A running canary, as decided by the process that composes. */
export const runningCanary = v.object({
  release: releaseId,
  /** Number of the publication that requested it. */
  counter: v.number(),
  share,
  auto: v.boolean(),
  /** When it started, and since when it has had its present share, as ISO dates. */
  begun: v.string(),
  since: v.string(),
  /** What visitors' views say about it so far. */
  verdict: v.picklist(['not enough data', 'fine']),
})

export type RunningCanary = v.InferOutput<typeof runningCanary>

/** The ids of the canaries in a generation, by name. */
export function releasesOfCanaries({ canaries = {} }: { canaries?: Readonly<Record<string, RunningCanary>> }) {
  return Object.fromEntries(Object.entries(canaries).map(([name, { release }]) => [name, release]))
}

/** The shares on the way to all visitors, in percent. */
const steps = [1, 10, 50] as const

/** The share after one at which views went well, in percent; undefined when all visitors come next. */
export function nextShare(present: number): number | undefined {
  return steps.find((step) => step > present)
}
