import { type Measure, measures } from '../../../views/ViewCounts.ts'
import { type Count, type CanaryCounts, totalOf } from './CanaryCounts.ts'
import { logEValueFine } from './logEValueFine.ts'
import { logEValueWorse } from './logEValueWorse.ts'
import { logMean } from './logMean.ts'

type Options = {
  /** The fraction of releases no worse than the control that may be called worse, however often they are judged. */
  falsePositives?: number
  /** The average number of views per visitor: they are correlated, and say less than those of as many visitors. */
  viewsPerVisitor?: number
}

/** The verdict on a canary: `worse` takes it back, `fine` allows more visitors, otherwise it continues. */
export type Judgement =
  | { verdict: 'worse'; measure: Measure; control: Count; canary: Count }
  | { verdict: 'fine' }
  | { verdict: 'not enough data' }

/**
 * A document counts as silent as long as it is open, and may report in a later hour. So `silent` counts are resampled again
 * and again, which no bet accounts for: their evidence for a worse canary is halved. Scripts that never start are still
 * found soon.
 */
const TAB_SWITCH_FACTOR = 2

/** The fraction of releases intolerably worse by a measure that may pass as fine. */
const FALSE_PASS_RATE = 0.05

/** Measures that fewer reports contain are not waited for, because few browsers support them. Every report includes errors. */
const MIN_REPORTED_SHARE = 0.1

/**
 * Judges the counts so far. It may be called at any time and any number of times; the first `worse` stands, because later
 * evidence may be weaker again.
 */
export function judgeCanary(counts: CanaryCounts, options: Options = {}): Judgement {
  const { falsePositives = 0.01, viewsPerVisitor = 2 } = options
  const stakes = measures.map((measure) => {
    const discount = measure === 'silent' ? viewsPerVisitor * TAB_SWITCH_FACTOR : viewsPerVisitor
    return { measure, log: logEValueWorse(counts[measure] ?? []) / discount }
  })
  if (logMean(stakes.map(({ log }) => log)) >= -Math.log(falsePositives)) {
    const { measure } = stakes.reduce((one, other) => (other.log > one.log ? other : one))
    return { verdict: 'worse', measure, ...totalsOf(counts, measure) }
  }
  const enough = MIN_REPORTED_SHARE * viewsOf(counts, 'error')
  const isFine = measures.every((measure) => {
    if (viewsOf(counts, measure) < enough) return true
    return logEValueFine(measure, counts[measure] ?? []) / viewsPerVisitor >= -Math.log(FALSE_PASS_RATE)
  })
  return { verdict: isFine ? 'fine' : 'not enough data' }
}

function viewsOf(counts: CanaryCounts, measure: Measure): number {
  const { control, canary } = totalsOf(counts, measure)
  return control.views + canary.views
}

function totalsOf(counts: CanaryCounts, measure: Measure): { control: Count; canary: Count } {
  const periods = counts[measure] ?? []
  return {
    control: totalOf(periods.map(({ control }) => control)),
    canary: totalOf(periods.map(({ canary }) => canary)),
  }
}
