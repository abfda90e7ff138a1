import { hourOf, measures, type ViewCount } from '../../views/ViewCounts.ts'
import type { Count, Evidence, Period } from './judgement/Evidence.ts'

/** A canary whose visitors are asked about, with the live release beside it. */
export type AskedCanary = { name: string; release: string; control: string; share: number; since: string }

/** What visitors have lived through with a canary beside what is live: since it began, and with its present share. */
export type CanaryEvidence = { whole: Evidence; ofShare: Evidence }

/** Compares only what was counted in the same hour and under the same share: at night visitors' lines differ from the day's. */
export function evidenceFrom(counts: readonly ViewCount[], asked: AskedCanary): CanaryEvidence {
  const own = counts.filter(({ remote, share }) => remote === asked.name && share > 0)
  const ofShare = own.filter(({ share, hour }) => share === asked.share && hour >= hourOf(Date.parse(asked.since)))
  return { whole: compare(own, asked), ofShare: compare(ofShare, asked) }
}

function compare(counts: readonly ViewCount[], { release, control }: AskedCanary): Evidence {
  const periodsOf = (measure: string): Period[] => {
    const periods = new Map<string, Period>()
    for (const { hour, share, views, bad, ...one } of counts) {
      const side = one.release === release ? 'canary' : one.release === control ? 'control' : undefined
      if (one.measure !== measure || side === undefined) continue
      const key = `${hour} ${share}`
      const period = periods.get(key) ?? { control: none, canary: none }
      periods.set(key, { ...period, [side]: { views: period[side].views + views, bad: period[side].bad + bad } })
    }
    return [...periods.values()]
  }
  return Object.fromEntries(measures.map((measure) => [measure, periodsOf(measure)]))
}

const none: Count = { views: 0, bad: 0 }
