import type { Figures } from './Report.ts'

type Parts = Readonly<Record<string, Figures>>

/** What a visitor waits for on each page, in the order of the columns. */
const columns = {
  'KB before touch': (page) => kilobytes(numberAt(page.firstTouch, 'before')),
  'KB after': (page) => kilobytes(numberAt(page.firstTouch, 'after')),
  '+ monolith': (page) => kilobytes(difference(page.firstTouch, 'after', 'monolith')),
  'LCP / static': (page) => ratio(numberAt(page.paint, 'composed', 'median'), numberAt(page.paint, 'static', 'median')),
  'dialog, fast': (page) => milliseconds(slowest(at(page.firstTouch, '150 ms, 1.6 Mbit/s'))),
  'dialog, slow': (page) => milliseconds(slowest(at(page.firstTouch, '400 ms, 400 kbit/s'))),
  'INP painted': (page) => milliseconds(slowestInteraction(page, 'painted')),
  'INP hydrated': (page) => milliseconds(slowestInteraction(page, 'hydrated')),
  '/ monolith': (page) => ratio(slowestInteraction(page, 'hydrated'), slowestInteraction(page, 'hydrated monolith')),
} satisfies Record<string, (page: Parts) => string>

/** The parts of a run in one table; `-` for what was not measured. */
export function pageTable(routes: readonly string[], parts: Parts): string[] {
  const rows = routes.map((route) => {
    const page = Object.fromEntries(Object.entries(parts).map(([name, pages]) => [name, figuresAt(pages, route)]))
    return row(
      route,
      Object.values(columns).map((cell) => cell(page)),
    )
  })
  return [
    '\nSlowest medians of each page, in ms; dialog: from the tap to the painted form, at the slowest of all moments',
    row('', Object.keys(columns)),
    ...rows,
  ]
}

function at(figures: Figures | undefined, ...path: readonly string[]): Figures[string] {
  return path.reduce<Figures[string]>((found, name) => (typeof found === 'object' ? found[name] : undefined), figures)
}

function numberAt(figures: Figures | undefined, ...path: readonly string[]): number | undefined {
  const found = at(figures, ...path)
  return typeof found === 'number' ? found : undefined
}

function figuresAt(figures: Figures | undefined, name: string): Figures {
  const found = at(figures, name)
  return typeof found === 'object' ? found : {}
}

function difference(figures: Figures | undefined, one: string, other: string): number | undefined {
  const [minuend, subtrahend] = [numberAt(figures, one), numberAt(figures, other)]
  return minuend !== undefined && subtrahend !== undefined ? minuend - subtrahend : undefined
}

/** The largest of the numbers in a group; undefined without any. */
function slowest(group: Figures[string]): number | undefined {
  const numbers = typeof group === 'object' ? Object.values(group).filter((figure) => typeof figure === 'number') : []
  return numbers.length > 0 ? Math.max(...numbers) : undefined
}

function slowestInteraction({ interactions }: Parts, column: string): number | undefined {
  const names = Object.keys(interactions ?? {})
  return slowest(Object.fromEntries(names.map((name) => [name, numberAt(interactions, name, column, 'median')])))
}

const milliseconds = (time: number | undefined) => (time === undefined ? '-' : String(Math.round(time)))
const kilobytes = (bytes: number | undefined) => (bytes === undefined ? '-' : (bytes / 1000).toFixed(1))
const ratio = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other ? (one / other).toFixed(2) : '-'

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(34) + cells.map((cell) => cell.padEnd(16)).join('')
}
