/**
 * What is counted about views: an error in the site's own code, the three Core Web Vitals, and documents that were sent
 * without a report coming back.
 */
export const measures = ['error', 'lcp', 'inp', 'cls', 'silent'] as const

export type Measure = (typeof measures)[number]

/**
 * How many addresses a release has reached while it was compared with another one: those that documents were served to, and
 * those that reported a paint.
 */
export const reach = ['served', 'painted'] as const

export type Reach = (typeof reach)[number]

/** True for what says how views went. */
export function isMeasure(measure: Measure | Reach): measure is Measure {
  return measures.some((one) => one === measure)
}

/** Counts of a release's views in an hour, by one measure. */
export type ViewCount = {
  /** The start of the hour: 2026-11-22T18:00:00.000Z. */
  hour: string
  /** Name of the remote, or `shell`: every view counts for both. */
  remote: string
  release: string
  /** The share of the visitors, in percent, of the remote's canary at that time; 0 without one. */
  share: number
  measure: Measure | Reach
  /** The number of views for which the measure is known, or of addresses. */
  views: number
  /** Of these, how many were bad. */
  bad: number
}

/** Storage of counts: SQLite or PostgreSQL, behind the same interface and the same tests. */
export type ViewCounts = {
  /** Adds to existing counts with the same hour, remote, release, share and measure. */
  add(counts: readonly ViewCount[]): Promise<void>
  /** Counts from an hour on, ordered by hour. `bad` is never below zero. */
  since(hour: string): Promise<ViewCount[]>
  /** Deletes counts from before an hour. */
  prune(before: string): Promise<void>
}

const HOUR = 60 * 60_000

/** The hour of a time in ms, in the counts' format. */
export function hourOf(time: number): string {
  return new Date(Math.floor(time / HOUR) * HOUR).toISOString()
}
