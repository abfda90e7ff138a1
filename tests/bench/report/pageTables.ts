import { type PageFigure, pageFigures, type PageSummary } from './summarizePages.ts'
import { formatSpread, ratio, ratioWithVerdict, VERDICT } from './spread.ts'

const heads = ['composed', 'monolith', 'static', '/ monolith', '/ static', 'noise']
const LABEL = 28
const widths = [20, 20, 20, 12, 10, 6]

/** A table per page: the figures of the three sites, the composed one's ratio to each other one, and to itself (noise). */
export function pageTables(pages: Readonly<Record<string, PageSummary>>): string[] {
  const tables = Object.entries(pages).flatMap(([route, page]) => [
    `\n${route}, largest paint: ${page.element}${page.moved ? `; moved: ${page.moved}` : ''}`,
    row('', heads),
    ...Object.entries(pageFigures).map(([name, [label]]) => {
      const [composed, monolith, scriptless, again] = (['composed', 'monolith', 'static', 'again'] as const).map(
        (column) => page[column][name as PageFigure],
      )
      const values = [composed, monolith, scriptless].map(formatSpread)
      const ratios = [monolith, scriptless].map((twin) => ratioWithVerdict(composed, twin))
      return row(label, [...values, ...ratios, ratio(composed, again)])
    }),
  ])
  return [...tables, `\n${VERDICT}`]
}

/** The cost of federation: the composed page minus its monolith twin, by medians, with the difference of two equal loads. */
export function federationTax(pages: Readonly<Record<string, PageSummary>>): string[] {
  const bundled = Object.entries(pages).filter(([, { monolith }]) => monolith.scriptBytes)
  const lines = bundled.map(([route, { composed, monolith, again }]) => {
    const difference = (figure: PageFigure, other = monolith) =>
      Math.round((composed[figure]?.median ?? 0) - (other[figure]?.median ?? 0))
    const island = composed.island
      ? `first island ${signed(difference('island'))} ms (noise ${Math.abs(difference('island', again))})`
      : noIslandReason(composed)
    return `${route.padEnd(34)}${signed(difference('scriptBytes'))} bytes of script, ${signed(difference('documentBytes'))} of document, ${signed(difference('requests'))} requests, ${island}`
  })
  return ['\nFederation tax: composed minus monolith', ...lines]
}

/** Why there is no time for a page's first island: none is visible, or the page is read-only. */
export function noIslandReason({ hydrated }: PageSummary['composed']): string {
  return hydrated ? 'no visible island' : 'hydrated on interaction'
}

function row(label: string, cells: readonly string[]): string {
  return label.padEnd(LABEL) + cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('')
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value)
}
