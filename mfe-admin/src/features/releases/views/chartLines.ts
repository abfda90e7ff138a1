import { TOLD_HOURS, type ViewSeries } from '@site/contracts/SiteReleases'

/** Size of a chart's drawing, in its own units. */
export const chart = { width: 240, height: 56, padding: 4 } as const

/** The highest share that a chart reaches at least, so that one bad view of a thousand does not fill it. */
const LEAST = 0.05

/** The share at a chart's top: of the worst hour in any of its lines. */
export function topShare(lines: readonly ViewSeries['hours'][]): number {
  return Math.max(LEAST, ...lines.flat().map(([, views, bad]) => (views === 0 ? 0 : bad / views)))
}

/** A line through the hours of which views are known. A single hour is a dot, as its ends are round. */
export function linePath(hours: ViewSeries['hours'], top: number): string {
  const { width, height, padding } = chart
  const points = hours.flatMap(([place, views, bad]) => {
    if (views === 0) return []
    const x = padding + (place / (TOLD_HOURS - 1)) * (width - 2 * padding)
    const y = height - padding - (bad / views / top) * (height - 2 * padding)
    return [`${x.toFixed(1)} ${y.toFixed(1)}`]
  })
  const [first, ...rest] = points
  if (first === undefined) return ''
  return rest.length > 0 ? `M${points.join('L')}` : `M${first}h.01`
}
