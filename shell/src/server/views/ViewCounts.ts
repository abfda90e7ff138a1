/**
 * What is counted of views: an error in the site's own code, the three Core Web Vitals, and documents that were sent and of
 * which no report came.
 */
export const measures = ['error', 'lcp', 'inp', 'cls', 'silent'] as const

export type Measure = (typeof measures)[number]

/** How views of a release went in an hour, by one measure. */
export type ViewCount = {
  /** The hour's begin: 2026-11-22T18:00:00.000Z. */
  hour: string
  /** Name of the remote, or `shell`: every view counts for both. */
  remote: string
  release: string
  /** The share of the visitors, in percent, that tried a release of the remote out then; 0 without one. */
  share: number
  measure: Measure
  /** Of how many views the measure is known. */
  views: number
  /** Of these, how many were bad. */
  bad: number
}

/** Where counts are kept: SQLite or PostgreSQL, behind the same few verbs and the same tests. */
export type ViewCounts = {
  /** Adds to what is there of the same hour, remote, release, share and measure. */
  add(counts: readonly ViewCount[]): Promise<void>
  /** What was counted in an hour and after it, in the order of the hours. `bad` is never below zero. */
  since(hour: string): Promise<ViewCount[]>
  /** Deletes what was counted before an hour. */
  prune(before: string): Promise<void>
  close(): Promise<void>
}

const HOUR = 60 * 60_000

/** The hour that a time in milliseconds lies in, as counts name it. */
export function hourOf(time: number): string {
  return new Date(Math.floor(time / HOUR) * HOUR).toISOString()
}
