import type { PageView } from '@site/contracts/PageView'
import type { Measure } from './ViewCounts.ts'

/** The worst that is still good, as the Core Web Vitals have it: milliseconds, and a score for shifts. */
const limits = { lcp: 2500, inp: 200, cls: 0.1 } as const

type Judged = { measure: Exclude<Measure, 'silent'>; bad: boolean }

/** Of a view each measure that is known of it, and whether it went badly. */
export function judgeView({ failed, lcp, inp, cls }: Pick<PageView, 'failed' | 'lcp' | 'inp' | 'cls'>): Judged[] {
  const measured = Object.entries({ lcp, inp, cls }) as [keyof typeof limits, number | undefined][]
  return [
    { measure: 'error', bad: failed },
    ...measured.flatMap(([measure, value]) => (value === undefined ? [] : [{ measure, bad: value > limits[measure] }])),
  ]
}
