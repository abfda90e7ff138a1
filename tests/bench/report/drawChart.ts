import type { Column } from '../pages/pagesBench.ts'
import type { Spread } from './spread.ts'
import type { PageFigure, PageSummary } from './summarizePages.ts'

const WIDTH = 760
const EDGE = 24
/** Where bars begin, and how much room the longest one and its figure have. */
const LEFT = 216
const LONGEST = WIDTH - LEFT - EDGE - 56
const BAR = 11
const GAP = 3
/** Of a page that has a time in another twin. */
const ABSENT = 'comes alive with a touch'
const LINES =
  'Lines go from the least to the most of these loads: where two of them overlap the difference may be noise.'
/** Of the names of the twins, from the edge. */
const LEGEND = [0, 184, 420]

/** A class each: colours for a light and for a dark reader are in the style. */
const twins = [
  { column: 'composed', name: 'composed of releases' },
  { column: 'monolith', name: 'one bundle without federation' },
  { column: 'static', name: 'documents without scripts' },
] as const satisfies readonly { column: Column; name: string }[]
const shown = [
  { figure: 'largest', title: 'Largest paint', unit: 'ms', divisor: 1 },
  { figure: 'hydrated', title: 'Page alive', unit: 'ms', divisor: 1 },
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
type Shown = (typeof shown)[number]

/**
 * Bars of the three twins for each page, as a picture for the README that says the same in words to who does not see it.
 * `note` says how they were measured.
 */
export function drawChart(pages: Pages, note: string): string {
  const parts: string[] = []
  twins.forEach(({ column, name }, index) => {
    const x = EDGE + (LEGEND[index] ?? 0)
    parts.push(`<rect class="${column}" x="${x}" y="22" width="12" height="12" rx="2"/>`, text(x + 18, 33, name))
  })
  let y = 58
  for (const group of shown) {
    const rows = Object.entries(pages).filter(([, page]) => twins.some(({ column }) => page[column][group.figure]))
    const ends = rows.flatMap(([, page]) => twins.map(({ column }) => page[column][group.figure]?.high ?? 0))
    parts.push(`<path class="line" d="M${EDGE} ${y}H${WIDTH - EDGE}"/>`)
    parts.push(text(EDGE, y + 26, `${group.title}, ${group.unit}`, 'title'))
    y += 42
    for (const [route, page] of rows) {
      parts.push(text(EDGE, y + 20, route.length > 24 ? `${route.slice(0, 23)}…` : route))
      for (const { column } of twins) {
        parts.push(...bar(column, page[column][group.figure], { y, most: Math.max(1, ...ends), ...group }))
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
<title id="title">The site beside two twins</title>
<desc id="description">${escaped(`${wordsOf(pages)} ${note}.`)}</desc>
<style>${style}
</style>
<rect class="sheet" x=".5" y=".5" width="${WIDTH - 1}" height="${height - 1}" rx="6"/>
${parts.join('\n')}
</svg>
`
}

/** All figures as sentences. */
function wordsOf(pages: Pages): string {
  return shown
    .map((group) => {
      const rows = Object.entries(pages).map(([route, page]) => {
        const values = twins.flatMap(({ column, name }) => {
          const spread = page[column][group.figure]
          if (spread) return [`${name} ${number(spread.median / group.divisor)}`]
          return column === 'composed' ? [`${name} ${ABSENT}`] : []
        })
        return values.length === 0 ? [] : [`${route}: ${values.join(', ')}`]
      })
      return `${group.title}, ${group.unit}: ${rows.flat().join('; ')}.`
    })
    .join(' ')
}

/** The median with a line from the least to the most of all loads. A page that has no time in a twin has no bar there. */
function bar(column: Column, spread: Spread | undefined, { y, most, divisor }: { y: number; most: number } & Shown) {
  if (!spread) return column === 'composed' ? [text(LEFT, y + BAR - 1, ABSENT, 'small')] : []
  const to = (value: number) => Math.round((value / most) * LONGEST)
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
  return `<text${name && ` class="${name}"`} x="${x}" y="${y}">${escaped(content)}</text>`
}

function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
