import { type Measure, measures } from '../../../views/ViewCounts.ts'
import { type Count, type Evidence, totalOf } from './Evidence.ts'
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

/**
 * A document is silent as long as it is open, and may report in an hour that is not its own. So by `silent` chance is drawn
 * anew again and again, which no bet reckons with: what it says of a worse canary is halved. Scripts that never start are found
 * soon even so.
 */
const RESTLESS = 2

/** How many of the releases that are intolerably worse by a measure may pass by it as fine. */
const FALSELY_FINE = 0.05

/** What less than this part of the reports tells of is not waited for: few browsers know it. Each report tells of errors. */
const SELDOM = 0.1

/**
 * Judges what has been counted so far. May be asked at any time and any number of times; the first `worse` stands, as later
 * evidence may be weaker again.
 */
export function judgeCanary(evidence: Evidence, options: Options = {}): Judgement {
  const { falsePositives = 0.01, viewsPerVisitor = 2 } = options
  const stakes = measures.map((measure) => {
    const discount = measure === 'silent' ? viewsPerVisitor * RESTLESS : viewsPerVisitor
    return { measure, log: evidenceOfWorse(evidence[measure] ?? []) / discount }
  })
  if (logMean(stakes.map(({ log }) => log)) >= -Math.log(falsePositives)) {
    const { measure } = stakes.reduce((one, other) => (other.log > one.log ? other : one))
    return { verdict: 'worse', measure, ...totalsOf(evidence, measure) }
  }
  const enough = SELDOM * viewsOf(evidence, 'error')
  const isFine = measures.every((measure) => {
    if (viewsOf(evidence, measure) < enough) return true
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
