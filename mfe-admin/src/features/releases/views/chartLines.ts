import { CHART_HOURS, type ViewSeries } from '@site/contracts/SiteReleases'

/** Size of a chart, in the drawing's own units. */
export const chart = { width: 240, height: 56, padding: 4 } as const

/** The lowest value of a chart's top, so that one bad view in a thousand does not fill the chart. */
const MIN_SHARE = 0.05

/** The share at a chart's top: the worst hour of all lines. */
export function topShare(lines: readonly ViewSeries['hours'][]): number {
  return Math.max(MIN_SHARE, ...lines.flat().map(([, views, bad]) => (views === 0 ? 0 : bad / views)))
}

/** A line through the hours with views. A single hour becomes a dot, because line caps are round. */
export function linePath(hours: ViewSeries['hours'], top: number): string {
  const { width, height, padding } = chart
  const points = hours.flatMap(([place, views, bad]) => {
    if (views === 0) return []
    const x = padding + (place / (CHART_HOURS - 1)) * (width - 2 * padding)
    const y = height - padding - (bad / views / top) * (height - 2 * padding)
    return [`${x.toFixed(1)} ${y.toFixed(1)}`]
  })
  const [first, ...rest] = points
  if (first === undefined) return ''
  return rest.length > 0 ? `M${points.join('L')}` : `M${first}h.01`
}
