import { CHART_HOURS, type ViewSeries } from '@site/contracts/SiteReleases'
import { hourOf, isMeasure, type ViewCount } from '../../views/ViewCounts.ts'

const HOUR = 60 * 60_000

/** The first hour of the charts. */
export const firstHour = (now: number): string => hourOf(now - (CHART_HOURS - 1) * HOUR)

type SeriesQuery = { name: string; releases: readonly string[]; now: number }

/** How views of these releases of a name went, hour by hour, with all shares added up. */
export function viewSeriesOf(counts: readonly ViewCount[], { name, releases, now }: SeriesQuery): ViewSeries[] {
  const first = Date.parse(firstHour(now))
  const series = new Map<string, ViewSeries>()
  for (const { remote, release, measure, hour, views, bad } of counts) {
    const place = (Date.parse(hour) - first) / HOUR
    if (!isMeasure(measure)) continue
    if (remote !== name || !releases.includes(release) || place < 0 || place >= CHART_HOURS) continue
    const key = `${release} ${measure}`
    const { hours } = series.get(key) ?? { hours: [] }
    const [, before = 0, badBefore = 0] = hours.find(([one]) => one === place) ?? []
    const others = hours.filter(([one]) => one !== place)
    series.set(key, { release, measure, hours: [...others, [place, before + views, badBefore + bad]] })
  }
  return [...series.values()].map((one) => ({ ...one, hours: one.hours.toSorted(([a], [b]) => a - b) }))
}
