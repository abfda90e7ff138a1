import { type PageFigure, pageFigures, type PageSummary } from './summarizePages.ts'
import { ratio, written } from './spread.ts'

const heads = ['composed', 'monolith', 'static', '/ monolith', '/ static', 'noise']
const LABEL = 28
const widths = [20, 20, 20, 12, 10, 6]

/** A table per page: the three twins, what the composed one is to each of the others, and what it is to itself. */
export function pageTables(pages: Readonly<Record<string, PageSummary>>): string[] {
  return Object.entries(pages).flatMap(([route, page]) => [
    `\n${route}, largest paint: ${page.element}${page.moved ? `; moved: ${page.moved}` : ''}`,
    row('', heads),
    ...Object.entries(pageFigures).map(([name, [label]]) => {
      const [composed, monolith, scriptless, again] = (['composed', 'monolith', 'static', 'again'] as const).map(
        (column) => page[column][name as PageFigure],
      )
      const values = [composed, monolith, scriptless].map(written)
      return row(label, [...values, ratio(composed, monolith), ratio(composed, scriptless), ratio(composed, again)])
    }),
  ])
}

/** What federation costs: the composed page less its monolith twin, by medians, with what two runs of the same page differ by. */
export function federationTax(pages: Readonly<Record<string, PageSummary>>): string[] {
  const lines = Object.entries(pages).map(([route, { composed, monolith, again }]) => {
    const less = (figure: PageFigure, other = monolith) =>
      Math.round((composed[figure]?.median ?? 0) - (other[figure]?.median ?? 0))
    const noise = again.hydrated ? ` (noise ${Math.abs(less('hydrated', again))})` : ''
    const alive = composed.hydrated ? `hydrated ${signed(less('hydrated'))} ms${noise}` : 'waits to be read'
    return `${route.padEnd(34)}${signed(less('scriptBytes'))} bytes of script, ${signed(less('documentBytes'))} of document, ${signed(less('requests'))} requests, ${alive}`
  })
  return ['\nFederation tax: composed less monolith', ...lines]
}

function row(label: string, cells: readonly string[]): string {
  return label.padEnd(LABEL) + cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('')
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value)
}
