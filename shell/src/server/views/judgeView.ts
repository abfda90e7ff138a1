import type { PageView } from '@site/contracts/PageView'
import type { Measure } from './ViewCounts.ts'

/** The limits of a good value, according to the Core Web Vitals: in ms, and a score for layout shifts. */
const limits = { lcp: 2500, inp: 200, cls: 0.1 } as const

type Judged = { measure: Exclude<Measure, 'silent'>; bad: boolean }

/** Each known measure of a view, and whether it was bad. */
export function judgeView({ failed, lcp, inp, cls }: Pick<PageView, 'failed' | 'lcp' | 'inp' | 'cls'>): Judged[] {
  const measured = Object.entries({ lcp, inp, cls }) as [keyof typeof limits, number | undefined][]
  return [
    { measure: 'error', bad: failed },
    ...measured.flatMap(([measure, value]) => (value === undefined ? [] : [{ measure, bad: value > limits[measure] }])),
  ]
}
