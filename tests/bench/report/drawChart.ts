import { noIslandReason } from './pageTables.ts'
import type { Column, PageFigure, PageSummary } from './summarizePages.ts'

const WIDTH = 760
const EDGE = 24
/** Where bars start, and the maximum length of a bar, which leaves room for its figure. */
const LEFT = 216
const MAX_BAR = WIDTH - LEFT - EDGE - 56
const BAR = 11
const GAP = 3
const LINES = 'Lines show the range of these loads: where two of them overlap, the difference may be noise.'
/** The offsets of the legend's entries from the edge. */
const LEGEND = [0, 184, 420]

/** Each has a class; the style has its colours for the light and dark colour schemes. */
const twins = [
  { column: 'composed', name: 'composed of releases' },
  { column: 'monolith', name: 'one bundle without federation' },
  { column: 'static', name: 'documents without scripts' },
] as const satisfies readonly { column: Column; name: string }[]
const charts = [
  { figure: 'largest', title: 'Largest paint', unit: 'ms', divisor: 1 },
  { figure: 'island', title: 'First visible island hydrated', unit: 'ms', divisor: 1 },
  { figure: 'scriptBytes', title: 'Scripts when idle', unit: 'KB', divisor: 1000 },
] as const satisfies readonly { figure: PageFigure; title: string; unit: string; divisor: number }[]

const style = `
text { font: 13px system-ui, sans-serif; fill: #1f2328 }
.title { font-size: 15px; font-weight: 600 }
.small { font-size: 12px; fill: #59636e }
.sheet { fill: #fff; stroke: #d1d9e0 }
.line { stroke: #d1d9e0 }
.composed { fill: #c2410c }
.monolith { fill: #636c76 }
.static { fill: #8c959f }
.spread { stroke: #1f2328 }
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc }
.small { fill: #9198a1 }
.sheet { fill: #0d1117; stroke: #3d444d }
.line { stroke: #3d444d }
.composed { fill: #fb923c }
.monolith { fill: #9198a1 }
.static { fill: #6e7681 }
.spread { stroke: #f0f6fc }
}`

type Pages = Readonly<Record<string, PageSummary>>
type Chart = (typeof charts)[number]

/**
 * Draws the README's bars of the three sites for each page, with the same figures as text for screen readers. `note` says how
 * they were measured.
 */
export function drawChart(pages: Pages, note: string): string {
  const parts: string[] = []
  twins.forEach(({ column, name }, index) => {
    const x = EDGE + (LEGEND[index] ?? 0)
    parts.push(`<rect class="${column}" x="${x}" y="22" width="12" height="12" rx="2"/>`, text(x + 18, 33, name))
  })
  let y = 58
  for (const group of charts) {
    const rows = rowsOf(pages).filter(([, page]) => twins.some(({ column }) => page[column][group.figure]))
    const ends = rows.flatMap(([, page]) => twins.map(({ column }) => page[column][group.figure]?.high ?? 0))
    parts.push(`<path class="line" d="M${EDGE} ${y}H${WIDTH - EDGE}"/>`)
    parts.push(text(EDGE, y + 26, `${group.title}, ${group.unit}`, 'title'))
    y += 42
    for (const [route, page] of rows) {
      parts.push(text(EDGE, y + 20, route.length > 24 ? `${route.slice(0, 23)}…` : route))
      for (const { column } of twins) {
        parts.push(...bar(column, page, { y, max: Math.max(1, ...ends), ...group }))
        y += BAR + GAP
      }
      y += 12
    }
    y += 8
  }
  parts.push(`<path class="line" d="M${EDGE} ${y}H${WIDTH - EDGE}"/>`)
  parts.push(text(EDGE, y + 22, note, 'small'), text(EDGE, y + 40, LINES, 'small'))
  const height = y + 56
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">The site compared with two twins</title>
<desc id="description">${escapeXml(`${wordsOf(pages)} ${note}.`)}</desc>
<style>${style}
</style>
<rect class="sheet" x=".5" y=".5" width="${WIDTH - 1}" height="${height - 1}" rx="6"/>
${parts.join('\n')}
</svg>
`
}

/** The pages that were loaded from all three sites. */
function rowsOf(pages: Pages): [string, PageSummary][] {
  return Object.entries(pages).filter(([, { monolith }]) => monolith.scriptBytes)
}

/** All figures as text. */
function wordsOf(pages: Pages): string {
  return charts
    .map((group) => {
      const rows = rowsOf(pages).map(([route, page]) => {
        const values = twins.flatMap(({ column, name }) => {
          const spread = page[column][group.figure]
          if (spread) return [`${name} ${number(spread.median / group.divisor)}`]
          return column === 'composed' ? [`${name} ${noIslandReason(page.composed)}`] : []
        })
        return values.length === 0 ? [] : [`${route}: ${values.join(', ')}`]
      })
      return `${group.title}, ${group.unit}: ${rows.flat().join('; ')}.`
    })
    .join(' ')
}

/** The median, with a line for the range of all loads. Without a figure there is no bar. */
function bar(column: Column, page: PageSummary, { y, max, divisor, figure }: { y: number; max: number } & Chart) {
  const spread = page[column][figure]
  if (!spread) return column === 'composed' ? [text(LEFT, y + BAR - 1, noIslandReason(page.composed), 'small')] : []
  const to = (value: number) => Math.round((value / max) * MAX_BAR)
  const { median, low, high } = spread
  const middle = y + BAR / 2
  return [
    `<rect class="${column}" x="${LEFT}" y="${y}" width="${Math.max(1, to(median))}" height="${BAR}" rx="2"/>`,
    ...(to(high) > to(low) ? [`<path class="spread" d="M${LEFT + to(low)} ${middle}H${LEFT + to(high)}"/>`] : []),
    text(LEFT + to(high) + 6, y + BAR - 1, number(median / divisor), 'small'),
  ]
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en')
}

function text(x: number, y: number, content: string, name = ''): string {
  return `<text${name && ` class="${name}"`} x="${x}" y="${y}">${escapeXml(content)}</text>`
}

function escapeXml(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
