import type { Column } from '../pages/pagesBench.ts'
import type { PageFigure, PageSummary } from './summarizePages.ts'

const WIDTH = 720
const LEFT = 190
const BAR = 12
const twins = [
  { column: 'composed', name: 'composed of releases', fill: '#d9480f' },
  { column: 'monolith', name: 'monolith twin', fill: '#495057' },
  { column: 'static', name: 'static twin, no script', fill: '#adb5bd' },
] as const satisfies readonly { column: Column; name: string; fill: string }[]
const shown = [
  { figure: 'largest', title: 'Largest paint, ms', unit: 1 },
  { figure: 'hydrated', title: 'Hydrated, ms', unit: 1 },
  { figure: 'scriptBytes', title: 'Scripts when idle, KB (Brotli)', unit: 1000 },
] as const satisfies readonly { figure: PageFigure; title: string; unit: number }[]

/** Bars of the three twins for each page, as a picture for the README. `note` says how they were measured. */
export function drawChart(pages: Readonly<Record<string, PageSummary>>, note: string): string {
  const parts = [`<title>The site beside its twins</title>`]
  let y = 24
  twins.forEach(({ name, fill }, index) => {
    parts.push(`<rect x="${16 + index * 210}" y="10" width="12" height="12" fill="${fill}"/>`)
    parts.push(text(34 + index * 210, 20, name))
  })
  for (const { figure, title, unit } of shown) {
    const values = (page: PageSummary) => twins.map(({ column }) => (page[column][figure]?.median ?? 0) / unit)
    const most = Math.max(1, ...Object.values(pages).flatMap(values))
    y += 28
    parts.push(text(16, y, title, 'font-weight="bold"'))
    y += 8
    for (const [route, page] of Object.entries(pages)) {
      parts.push(text(16, y + 2 * BAR, route.length > 24 ? `${route.slice(0, 23)}…` : route))
      values(page).forEach((value, index) => {
        if (value === 0) return
        const width = Math.round((value / most) * (WIDTH - LEFT - 70))
        const top = y + index * BAR
        parts.push(`<rect x="${LEFT}" y="${top}" width="${width}" height="${BAR - 2}" fill="${twins[index]?.fill}"/>`)
        parts.push(text(LEFT + width + 6, top + BAR - 3, String(Math.round(value)), 'font-size="11"'))
      })
      y += twins.length * BAR + 8
    }
  }
  parts.push(text(16, y + 16, note, 'font-size="11"'))
  const height = y + 28
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" fill="#212529">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${parts.join('\n')}
</svg>
`
}

function text(x: number, y: number, content: string, attributes = ''): string {
  const safe = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" ${attributes}>${safe}</text>`
}
