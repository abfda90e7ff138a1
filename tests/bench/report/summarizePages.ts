import type { Load } from '../pages/measureLoad.ts'
import { type Spread, spreadOf } from './spread.ts'

/** `again` is the composed site once more: the difference between the two is noise of the machine. */
export const columns = ['composed', 'monolith', 'static', 'again'] as const
export type Column = (typeof columns)[number]

/** All loads of a page, in order. */
export type MeasuredPage = { route: string; loads: Record<Column, Load[]> }

/** Figures of a load in the order of the tables, with their labels. */
export const pageFigures = {
  ttfb: ['first byte, ms', ({ ttfb }) => ttfb],
  paint: ['first paint, ms', ({ paint }) => paint],
  largest: ['largest paint, ms', ({ largest }) => largest],
  shift: ['layout shift (CLS), loaded', ({ shift }) => shift],
  scrolled: ['... scrolled, one load', ({ scrolled }) => scrolled],
  blocked: ['blocking time, ms', ({ blocked }) => blocked],
  layout: ['first layout, longest task', ({ layout }) => layout],
  script: ['scripts, longest task', ({ script }) => script],
  hydrated: ['page hydrated, ms', ({ hydrated }) => hydrated],
  island: ['first visible island, ms', ({ island }) => island],
  documentBytes: ['document, bytes', ({ bytes }) => bytes.document],
  scriptBytes: ['scripts when idle, bytes', ({ bytes }) => bytes.script],
  imageBytes: ['images, bytes', ({ bytes }) => bytes.image],
  otherBytes: ['data and others, bytes', ({ bytes }) => bytes.other],
  requests: ['requests', ({ requests }) => requests],
  chain: ['longest chain of requests', ({ chain }) => chain],
} as const satisfies Record<string, readonly [label: string, of: (load: Load) => number | undefined]>

export type PageFigure = keyof typeof pageFigures
export type PageSummary = { element: string; moved: string | undefined } & Record<
  Column,
  Partial<Record<PageFigure, Spread>>
>

/** Summarizes the loads of each page. `element` is the composed page's largest paint, `moved` what has moved in any load. */
export function summarizePages(pages: readonly MeasuredPage[]): Record<string, PageSummary> {
  return Object.fromEntries(
    pages.map(({ route, loads }) => {
      const [composed, monolith, scriptless, again] = columns.map((column) => summarize(loads[column]))
      const spreads = {
        composed: composed ?? {},
        monolith: monolith ?? {},
        static: scriptless ?? {},
        again: again ?? {},
      }
      const moved = Object.values(loads)
        .flat()
        .find((load) => load.moved)?.moved
      return [route, { element: loads.composed[0]?.element ?? '', moved, ...spreads }]
    }),
  )
}

function summarize(loads: readonly Load[]): Partial<Record<PageFigure, Spread>> {
  const spreads = Object.entries(pageFigures).map(([name, [, of]]) => [name, spreadOf(loads.map(of))] as const)
  return Object.fromEntries(spreads.filter(([, spread]) => spread))
}
