import { hourOf, measures, type Reach, type ViewCount } from '../../views/ViewCounts.ts'
import type { Count, CanaryCounts, Period } from './judgement/CanaryCounts.ts'
import type { CanaryReach } from './judgement/withinReach.ts'

/** A canary to be judged, with the live release as its control. */
export type ObservedCanary = {
  name: string
  release: string
  control: string
  share: number
  begun: string
  since: string
}

/** Counts of a canary next to its control: since it began, and with its present share. */
export type ScopedCounts = { whole: CanaryCounts; ofShare: CanaryCounts; reach: CanaryReach }

/**
 * Compares only what was counted in the same hour and with the same share: network conditions differ between night and day.
 */
export function canaryCountsFrom(counts: readonly ViewCount[], asked: ObservedCanary): ScopedCounts {
  const from = (time: string) => hourOf(Date.parse(time))
  const own = counts.filter(({ remote, share, hour }) => {
    return remote === asked.name && share > 0 && hour >= from(asked.begun)
  })
  const ofShare = own.filter(({ share, hour }) => share === asked.share && hour >= from(asked.since))
  const reach = { served: reached(own, asked, 'served'), painted: reached(own, asked, 'painted') }
  return { whole: compare(own, asked), ofShare: compare(ofShare, asked), reach }
}

function compare(counts: readonly ViewCount[], { release, control }: ObservedCanary): CanaryCounts {
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

function reached(counts: readonly ViewCount[], { release }: ObservedCanary, kind: Reach): number {
  const own = counts.filter((count) => count.release === release && count.measure === kind)
  return own.reduce((sum, { views }) => sum + views, 0)
}

const none: Count = { views: 0, bad: 0 }
