import type { DocumentChances } from './simulateVisitors.ts'

/** Bound once, as in simulateVisitors.ts. */
const { exp } = Math

/** A release's average behaviour over a day. */
export type SimulatedRelease = {
  /** The fraction of documents with a failure in their code. */
  failures: number
  /** The factor on the time to the largest paint. */
  slowness: number
  /** The fraction of documents that never report. */
  silence: number
}

export const healthy: SimulatedRelease = { failures: 0.01, slowness: 1, silence: 0.05 }

/** Whether each measure was bad. What the browser cannot measure is missing. */
export type Report = { error: boolean; cls?: boolean; lcp?: boolean; inp?: boolean }

/** Time to the largest paint in ms: the median on phones, and the spread, with which one document in ten is slow. */
const MEDIAN = 1200
const SIGMA = 0.573
const SLOW = 2500

/** The fraction of browsers that report paints, and of documents that are tapped. */
const REPORTING_SHARE = 0.7
const TAPPED_SHARE = 0.4

/** What a document reports, if anything. `congestion` is the factor by which conditions are worse than average. */
export function reportOf(release: SimulatedRelease, chances: DocumentChances, congestion: number): Report | undefined {
  if (chances.silence < release.silence) return undefined
  const error = chances.failure < release.failures * congestion
  if (chances.browser > REPORTING_SHARE) return { error }
  const lcp = MEDIAN * release.slowness * (0.8 + congestion / 5) * exp(SIGMA * normal(chances.lcp)) > SLOW
  const report = { error, lcp, cls: chances.cls < 0.04 }
  return chances.tap < TAPPED_SHARE ? { ...report, inp: chances.inp < 0.06 } : report
}

/** A normal quantile by Tukey's lambda, accurate to some hundredths. */
function normal(fraction: number): number {
  return (fraction ** 0.135 - (1 - fraction) ** 0.135) / 0.1975
}
