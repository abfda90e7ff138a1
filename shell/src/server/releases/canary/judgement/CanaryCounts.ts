import type { Measure } from '../../../views/ViewCounts.ts'

/** Counts of views. Each is bad once or not at all. */
export type Count = { views: number; bad: number }

/** Counts with the same hour and share. They grow during the hour. */
export type Period = { control: Count; canary: Count }

/** Counts by measure; a measure without views may be missing. */
export type CanaryCounts = Readonly<Partial<Record<Measure, readonly Period[]>>>

export function totalOf(counts: readonly Count[]): Count {
  return counts.reduce((sum, { views, bad }) => ({ views: sum.views + views, bad: sum.bad + bad }), {
    views: 0,
    bad: 0,
  })
}
