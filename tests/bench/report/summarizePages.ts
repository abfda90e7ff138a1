import type { Load } from '../pages/measureLoad.ts'
import { type Column, columns, type MeasuredPage } from '../pages/pagesBench.ts'
import { type Spread, spreadOf } from './spread.ts'

/** Figures of a load in the order in which they are shown, with what each is. */
export const pageFigures = {
  ttfb: ['first byte, ms', ({ ttfb }) => ttfb],
  paint: ['first paint, ms', ({ paint }) => paint],
  largest: ['largest paint, ms', ({ largest }) => largest],
  shift: ['layout shift, loaded', ({ shift }) => shift],
  scrolled: ['layout shift, scrolled', ({ scrolled }) => scrolled],
  blocked: ['blocking time, ms', ({ blocked }) => blocked],
  layout: ['first layout, longest task', ({ layout }) => layout],
  script: ['scripts, longest task', ({ script }) => script],
  hydrated: ['page hydrated, ms', ({ hydrated }) => hydrated],
  island: ['first island in sight, ms', ({ island }) => island],
  documentBytes: ['document, bytes', ({ bytes }) => bytes.document],
  scriptBytes: ['scripts when idle, bytes', ({ bytes }) => bytes.script],
  imageBytes: ['images, bytes', ({ bytes }) => bytes.image],
  otherBytes: ['data and others, bytes', ({ bytes }) => bytes.other],
  requests: ['requests', ({ requests }) => requests],
  rounds: ['rounds', ({ rounds }) => rounds],
} as const satisfies Record<string, readonly [label: string, of: (load: Load) => number | undefined]>

export type PageFigure = keyof typeof pageFigures
export type PageSummary = { element: string; moved: string | undefined } & Record<
  Column,
  Partial<Record<PageFigure, Spread>>
>

/** All runs of each page in a spread per figure. `element` is what the composed page has painted as its largest, `moved` what has moved in any. */
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
