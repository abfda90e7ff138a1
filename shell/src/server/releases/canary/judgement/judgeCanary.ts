import { type Count, type Evidence, type Measure, measures, totalOf } from './Evidence.ts'
import { evidenceOfFine } from './evidenceOfFine.ts'
import { evidenceOfWorse } from './evidenceOfWorse.ts'
import { logMean } from './logMean.ts'

type Options = {
  /** How many of the releases that are no worse may be called worse, however often they are judged. */
  falsePositives?: number
  /** How many of the views one visitor has on average: they go alike, and say less than those of as many visitors. */
  viewsPerVisitor?: number
}

/** What is said of a canary: it is taken back, may go to more visitors, or goes on as it is. */
export type Judgement =
  | { verdict: 'worse'; measure: Measure; control: Count; canary: Count }
  | { verdict: 'fine' }
  | { verdict: 'not enough data' }

/** How many of the releases that are intolerably worse by a measure may pass by it as fine. */
const FALSELY_FINE = 0.05

/** What less than this part of the most views has is not waited for: few browsers know it. */
const SELDOM = 0.1

/**
 * Judges what has been counted so far. May be asked at any time and any number of times; the first `worse` stands, as later
 * evidence may be weaker again.
 */
export function judgeCanary(evidence: Evidence, options: Options = {}): Judgement {
  const { falsePositives = 0.01, viewsPerVisitor = 2 } = options
  const stakes = measures.map((measure) => ({
    measure,
    log: evidenceOfWorse(evidence[measure] ?? []) / viewsPerVisitor,
  }))
  if (logMean(stakes.map(({ log }) => log)) >= -Math.log(falsePositives)) {
    const { measure } = stakes.reduce((one, other) => (other.log > one.log ? other : one))
    return { verdict: 'worse', measure, ...totalsOf(evidence, measure) }
  }
  const views = measures.map((measure) => viewsOf(evidence, measure))
  const enough = SELDOM * Math.max(...views)
  const isFine = measures.every((measure, at) => {
    if ((views[at] ?? 0) < enough) return true
    return evidenceOfFine(measure, evidence[measure] ?? []) / viewsPerVisitor >= -Math.log(FALSELY_FINE)
  })
  return { verdict: isFine ? 'fine' : 'not enough data' }
}

function viewsOf(evidence: Evidence, measure: Measure): number {
  const { control, canary } = totalsOf(evidence, measure)
  return control.views + canary.views
}

function totalsOf(evidence: Evidence, measure: Measure): { control: Count; canary: Count } {
  const periods = evidence[measure] ?? []
  return {
    control: totalOf(periods.map(({ control }) => control)),
    canary: totalOf(periods.map(({ canary }) => canary)),
  }
}
