import type { Fate } from './simulateVisitors.ts'

/** Looked up once, as in simulateVisitors.ts. */
const { exp } = Math

/** How a release does on the day's average. */
export type SimulatedRelease = {
  /** The part of documents in whose code something fails. */
  failures: number
  /** What the time to the largest paint is multiplied with. */
  slowness: number
  /** The part of documents that never report. */
  silence: number
}

export const healthy: SimulatedRelease = { failures: 0.01, slowness: 1, silence: 0.05 }

/** By measure whether it went badly. What the browser cannot tell is missing. */
export type Report = { error: boolean; cls?: boolean; lcp?: boolean; inp?: boolean }

/** Time to the largest paint in ms: the median on phones, and its scatter, by which one document in ten is slow. */
const MEDIAN = 1200
const SCATTER = 0.573
const SLOW = 2500

/** What part of browsers tells of paints, and what part of documents is tapped on. */
const TELLING = 0.7
const TAPPED = 0.4

/** What a document reports, if it does. `strain` is how much worse than on average everything is just then. */
export function reportOf(release: SimulatedRelease, fate: Fate, strain: number): Report | undefined {
  if (fate.silence < release.silence) return undefined
  const error = fate.failure < release.failures * strain
  if (fate.browser > TELLING) return { error }
  const lcp = MEDIAN * release.slowness * (0.8 + strain / 5) * exp(SCATTER * normal(fate.lcp)) > SLOW
  const report = { error, lcp, cls: fate.cls < 0.04 }
  return fate.tap < TAPPED ? { ...report, inp: fate.inp < 0.06 } : report
}

/** Quantile of the normal distribution by Tukey's lambda, which is good to some hundredths. */
function normal(fraction: number): number {
  return (fraction ** 0.135 - (1 - fraction) ** 0.135) / 0.1975
}
