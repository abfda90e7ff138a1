import type { Measure } from '../../../views/ViewCounts.ts'

/** A view is bad once or not at all. */
export type Count = { views: number; bad: number }

/** What was counted in the same time and under the same share. It grows while it lasts. */
export type Period = { control: Count; canary: Count }

/** A measure that nothing was counted of may be missing. */
export type Evidence = Readonly<Partial<Record<Measure, readonly Period[]>>>

export function totalOf(counts: readonly Count[]): Count {
  return counts.reduce((sum, { views, bad }) => ({ views: sum.views + views, bad: sum.bad + bad }), {
    views: 0,
    bad: 0,
  })
}
